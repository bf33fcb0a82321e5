import { curveMonotoneX, line as lineShape } from 'd3-shape'
import css from './chart.module.css'
import { runsOf, withoutGaps } from './points.ts'
import type { Point, Run, Series } from './points.ts'

// cool colours that differ in grey too; the accent is never among them
const colours = ['var(--series)', 'var(--protein)', 'var(--carbohydrate)', 'var(--fat)', 'var(--intensity-3)'] as const

export interface Line extends Series {
  isRaw: boolean
  colour: string
}

export function linesOf(series: readonly Series[]): Line[] {
  let count = 0
  return series.map(each =>
    each.look === 'points'
      ? { ...each, isRaw: true, colour: 'var(--raw)' }
      : { ...each, isRaw: false, colour: colours[count++ % colours.length] ?? colours[0] },
  )
}

// more single dots than this would cover the drawing
const fewPoints = 40
const manyPoints = 200

interface LinesProps {
  lines: readonly Line[]
  x: (day: string) => number
  y: (value: number) => number
}

export function Lines({ lines, x, y }: LinesProps) {
  const shape = lineShape<Point>()
    .x(({ day }) => x(day))
    .y(({ value }) => y(value ?? 0))
    .curve(curveMonotoneX)
  // a stroke of no length with round ends is a dot, so a thousand dots need only one element
  const dots = (points: readonly Point[]) => points.map(({ day, value }) => `M${x(day)},${y(value ?? 0)}h0`).join('')
  const place = ({ day, value }: Point) => `${x(day)},${y(value ?? 0)}`
  const links = (runs: readonly Run[]) =>
    runs
      .flatMap(({ points: [first], isLinked }, at) => {
        const last = runs[at - 1]?.points.at(-1)
        return first && last && isLinked ? `M${place(last)}L${place(first)}` : []
      })
      .join('')
  return lines.map(({ key, points, isRaw, colour }) => {
    const all = withoutGaps(points)
    const runs = isRaw ? [] : runsOf(points)
    // no curve reaches a point that stands alone
    const alone = runs.flatMap(run => (run.points.length === 1 ? run.points : []))
    const dotted = isRaw || (lines.length === 1 && all.length <= fewPoints) ? all : alone
    const size = !isRaw ? 6 : all.length > manyPoints ? 3 : 4.4
    return (
      <g key={key} className={css.line} style={{ stroke: colour }}>
        <path d={runs.map(run => shape(run.points) ?? '').join('')} strokeWidth={2} />
        <path d={links(runs)} strokeWidth={1.5} strokeDasharray="1 5" />
        <path d={dots(dotted)} strokeWidth={size} />
      </g>
    )
  })
}
