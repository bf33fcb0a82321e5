import { metricDefinitions, metricTypes, type MetricType } from '@allenio/contract/metrics'

export interface Bounds {
  min: number
  max: number
  decimals: number
}

export const isMetricType = (kind: string): kind is MetricType => metricTypes.some(type => type === kind)

/** As the metric writes its values; undefined where no body and no effort gives such a one. */
export function fittingValue({ min, max, decimals }: Bounds, value: number): number | undefined {
  const factor = 10 ** decimals
  const rounded = Math.round(value * factor) / factor + 0
  return rounded >= min && rounded <= max ? rounded : undefined
}

export const boundsOf = (type: MetricType): Bounds => metricDefinitions[type]
