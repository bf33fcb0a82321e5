import type { Metric } from '@allenio/contract/metrics'
import { DecimalField } from '#ui/decimal-field'
import type { DecimalFieldProps } from '#ui/decimal-field'

interface ValueFieldProps extends Pick<DecimalFieldProps, 'label' | 'value' | 'onChange' | 'onBlur' | 'error' | 'name' | 'ref'> {
  metric: Pick<Metric, 'unit' | 'min' | 'max' | 'decimals'>
  /** The value from which the first step starts. */
  latest: number | undefined
}

/** A value of one metric, in its unit and within its limits. */
export function ValueField({ metric, latest, ...rest }: ValueFieldProps) {
  const { unit, min, max, decimals } = metric
  return <DecimalField {...rest} {...{ unit, min, max, decimals }} step={decimals === 0 ? 1 : 0.5} start={latest} isFirst />
}
