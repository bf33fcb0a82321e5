import type { Area } from './canvas.tsx'
import css from './chart.module.css'
import { apart } from './points.ts'

interface LineLabelsProps {
  ends: readonly { day: string; value: number; name: string; colour: string; figure: string }[]
  naming: 'before' | 'below' | 'none'
  area: Area
  x: (day: string) => number
  y: (value: number) => number
}

const lineHeight = 16

/** The last value of each line, and its name if there are several. They stand beside the line, so that no legend is needed. */
export function LineLabels({ ends, naming, area, x, y }: LineLabelsProps) {
  const middles = apart(
    ends.map(({ value }) => y(value)),
    lineHeight,
    area.bottom - 4,
  )
  return ends.map(({ day, value, name, colour, figure }, index) => {
    const [left, middle] = [x(day) + 10, middles[index] ?? 0]
    return (
      <g key={name}>
        <circle cx={x(day)} cy={y(value)} r={4} style={{ fill: colour }} />
        <text className={css.end} x={left} y={middle} dy="0.35em">
          {naming === 'before' && <tspan className={css.endName}>{name} </tspan>}
          {figure}
        </text>
        {naming === 'below' && (
          <text className={css.tick} x={left} y={middle + 15} dy="0.35em">
            {name}
          </text>
        )}
      </g>
    )
  })
}
