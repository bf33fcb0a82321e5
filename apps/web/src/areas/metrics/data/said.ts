import type { Metric } from '@allenio/contract/metrics'
import { useFormats } from '#lib/formats'
import { withUnit } from '#ui/change'

export type ValueFormat = Pick<Metric, 'unit' | 'decimals'>

/** 84,5 cm; 18%; 8.400 passi. */
export function useFormatValue() {
  const { decimal } = useFormats()
  return (value: number, { unit, decimals }: ValueFormat): string => withUnit(decimal(value, { most: decimals }), unit)
}
