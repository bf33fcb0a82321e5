import { metricLimits } from '@allenio/contract/metrics'
import { boundsOf, isMetricType, type Bounds } from '@allenio/domain/metrics'

export interface MetricFacts extends Bounds {
  /** As people read it. */
  unit: string
}

/** The metrics that there are, by their kind: a type of the house, or the id of an own metric. */
export type Metrics = ReadonlyMap<string, MetricFacts>

/**
 * Bounds and unit of a metric. One that was deleted has none, so that a client who was offline meanwhile loses no answer; its value is
 * stored with the answer alone.
 */
export function metricFacts(metric: string, metrics: Metrics): MetricFacts {
  const facts = metrics.get(metric)
  if (facts) return facts
  if (isMetricType(metric)) return { ...boundsOf(metric), unit: '' }
  return { min: -metricLimits.value, max: metricLimits.value, decimals: 3, unit: '' }
}

export const isDeletedMetric = (metric: string, metrics: Metrics): boolean => !isMetricType(metric) && !metrics.has(metric)
