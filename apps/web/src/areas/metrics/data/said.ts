import type { Metric } from '@allenio/contract/metrics'
import { useFormats } from '#lib/formats'
import { withUnit } from '#ui/change'

export type Measured = Pick<Metric, 'unit' | 'decimals'>

/** 84,5 cm; 18%; 8.400 passi. */
export function useSaid() {
  const { decimal } = useFormats()
  return (value: number, { unit, decimals }: Measured): string => withUnit(decimal(value, { most: decimals }), unit)
}
