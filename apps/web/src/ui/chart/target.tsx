import type { Area } from './canvas.tsx'
import css from './chart.module.css'
import type { Scale } from './value-scale.ts'
import { useChartWords } from './words.ts'

interface TargetLine {
  scale: Scale
  area: Area
  y: (value: number) => number
}

/** The range in which the values should be; it shows nothing if the range is outside the drawing. */
export function Band({ band, scale, area, y }: TargetLine & { band: { from: number; to: number; label: string } }) {
  if (band.to < scale.from || band.from > scale.to) return null
  const within = (value: number) => Math.min(Math.max(y(value), area.top), area.bottom)
  const [top, bottom] = [within(band.to), within(band.from)]
  return (
    <g>
      <rect className={css.band} x={area.left} width={area.right - area.left} y={top} height={Math.max(1, bottom - top)} />
      <text className={css.aim} x={area.left + 6} y={bottom - 6}>
        {band.label}
      </text>
    </g>
  )
}

/** The target value: a line, or an arrow towards it if it is far outside the drawing. */
export function Target({ value, label, scale, area, y }: TargetLine & { value: number; label: string }) {
  const t = useChartWords()
  const left = area.left + 2
  if (value < scale.from)
    return (
      <text className={css.aim} x={left} y={area.bottom - 6}>
        ↓ {t('below', { label })}
      </text>
    )
  if (value > scale.to)
    return (
      <text className={css.aim} x={left} y={area.top + 12}>
        ↑ {t('above', { label })}
      </text>
    )
  return (
    <g>
      <line className={css.target} x1={area.left} x2={area.right} y1={y(value)} y2={y(value)} />
      <text className={css.aim} x={left} y={y(value) + (y(value) > area.bottom - 20 ? -6 : 15)}>
        {label}
      </text>
    </g>
  )
}
