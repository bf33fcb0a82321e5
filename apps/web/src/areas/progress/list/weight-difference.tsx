import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import css from './list.module.css'

/** −0,7 kg, with its sign and its way: less is neither good nor bad here. */
export function WeightDifference({ kg, note }: { kg: number; note?: string }) {
  const { weight } = useFormats()
  const Arrow = kg > 0 ? IconArrowUpRight : IconArrowDownRight
  return (
    <span className={css.difference}>
      {kg !== 0 && <Arrow stroke={1.75} aria-hidden />}
      {signedWeight(weight, kg)}
      {note && <span className={css.after}>{note}</span>}
    </span>
  )
}

// a real minus is as wide as a plus
export const signedWeight = (weight: (kg: number) => string, kg: number): string =>
  kg === 0 ? `±${weight(0)}` : `${kg > 0 ? '+' : '−'}${weight(Math.abs(kg))}`
