import css from './sparkline.module.css'
import { sparkOf } from './path.ts'

export interface SparklineProps {
  values: readonly (number | null)[]
  /** a description in words: "peso, da 72,4 a 69,8 kg in 30 giorni"; leave it out if the figure beside it says the same */
  label?: string | undefined
  width?: number
  height?: number
}

export function Sparkline({ values, label, width = 72, height = 24 }: SparklineProps) {
  const { d, end } = sparkOf(values, { width, height, pad: 3 })
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg className={css.spark} width={width} height={height} viewBox={`0 0 ${width} ${height}`} fill="none" {...name}>
      <path d={d} className={css.line} />
      {end && <circle cx={end.x} cy={end.y} r="2.6" className={css.end} />}
    </svg>
  )
}
