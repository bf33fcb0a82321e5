import type { Area } from './canvas.tsx'
import css from './chart.module.css'

interface MarksProps {
  marks: readonly { day: string; label: string }[]
  area: Area
  x: (day: string) => number
}

const letterWidth = 6.6

/** The changes by day, as numbered marks. The words show if they fit before the next mark; the reading always shows them. */
export const Marks = ({ marks, area: { top, right, bottom }, x }: MarksProps) =>
  marks.map(({ day, label }, index) => {
    const at = x(day)
    const next = marks[index + 1]
    const room = (next ? x(next.day) : right + 40) - at - 30
    return (
      <g key={`${day} ${label}`}>
        <line className={css.mark} x1={at} x2={at} y1={top - 8} y2={bottom} />
        <rect className={css.flag} x={at - 9} y={top - 28} width={18} height={18} rx={4} />
        <text className={css.number} x={at} y={top - 19} dy="0.36em" textAnchor="middle">
          {index + 1}
        </text>
        {label.length * letterWidth <= room && (
          <text className={css.tick} x={at + 15} y={top - 19} dy="0.36em">
            {label}
          </text>
        )}
      </g>
    )
  })
