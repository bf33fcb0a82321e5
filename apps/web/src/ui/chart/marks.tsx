import type { Area } from './canvas.tsx'
import css from './chart.module.css'
import { apart } from './points.ts'

export interface Mark {
  day: string
  label: string
}

/** One mark for each day, in the order of the days: what happens on one day shares a flag. */
export const marksByDay = (marks: readonly Mark[]): Mark[] =>
  [...Map.groupBy(marks, ({ day }) => day)]
    .map(([day, ofDay]) => ({ day, label: ofDay.map(({ label }) => label).join(' · ') }))
    .toSorted((one, other) => one.day.localeCompare(other.day))

interface MarksProps {
  marks: readonly Mark[]
  area: Area
  x: (day: string) => number
}

const letterWidth = 6.6
const flagWidth = 18

/** The changes by day, as numbered marks. The words show if they fit before the next mark; the reading always shows them. */
export function Marks({ marks, area: { top, right, bottom }, x }: MarksProps) {
  const places = apart(
    marks.map(({ day }) => x(day)),
    flagWidth + 2,
    right + 40,
  )
  return marks.map(({ day, label }, index) => {
    const [at, flagAt] = [x(day), places[index] ?? x(day)]
    const room = (places[index + 1] ?? right + 40) - flagAt - 30
    return (
      <g key={`${day} ${label}`}>
        <line className={css.mark} x1={at} x2={at} y1={top - 8} y2={bottom} />
        <rect className={css.flag} x={flagAt - flagWidth / 2} y={top - 28} width={flagWidth} height={flagWidth} rx={4} />
        <text className={css.number} x={flagAt} y={top - 19} dy="0.36em" textAnchor="middle">
          {index + 1}
        </text>
        {label.length * letterWidth <= room && (
          <text className={css.tick} x={flagAt + 15} y={top - 19} dy="0.36em">
            {label}
          </text>
        )}
      </g>
    )
  })
}
