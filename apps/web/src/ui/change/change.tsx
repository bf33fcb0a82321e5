import { useFormats } from '#lib/formats'
import css from './change.module.css'

/** Formats −1,2 and +0,4, with a plus sign for a rise; 0 has no sign. */
export function useSigned() {
  const { signed } = useFormats()
  return (value: number, decimals = 1): string => signed(value, { most: decimals })
}

export interface ChangeProps {
  /** null if there is no value to compare with */
  value: number | null
  unit?: string
  decimals?: number
}

/** The amount by which a value rose or fell. Neither is good or bad by itself, so it has no colour. */
export function Change({ value, unit = '', decimals = 1 }: ChangeProps) {
  const signed = useSigned()
  if (value === null)
    return (
      <span className={css.none} aria-hidden>
        –
      </span>
    )
  return (
    <span className={css.change}>
      {signed(value, decimals)}
      {unit && <span className={css.unit}>{unit === '%' ? '%' : ` ${unit}`}</span>}
    </span>
  )
}

/** Formats '84,5 cm' and '18%': a per cent sign follows its figure without a space. */
export function withUnit(figure: string, unit: string): string {
  if (unit === '') return figure
  return unit === '%' ? `${figure}%` : `${figure}\u00a0${unit}`
}
