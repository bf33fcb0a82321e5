import type { Area } from './canvas.tsx'
import css from './chart.module.css'
import type { Figures } from './figures.ts'
import type { Scale } from './value-scale.ts'

/** The width in pixels of the figures at the left. */
export const axisWidth = ({ ticks }: Scale, figures: Figures): number =>
  Math.max(...ticks.map(tick => figures.bare(tick).length), 2) * 7 + 10

interface ValueAxisProps {
  scale: Scale
  area: Area
  y: (value: number) => number
  figures: Figures
}

export const ValueAxis = ({ scale, area, y, figures }: ValueAxisProps) =>
  scale.ticks.map(tick => (
    <g key={tick}>
      <line className={css.grid} x1={area.left} x2={area.right} y1={y(tick)} y2={y(tick)} />
      <text className={css.tick} x={0} y={y(tick)} dy="0.35em">
        {figures.bare(tick)}
      </text>
    </g>
  ))
