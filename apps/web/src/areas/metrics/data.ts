import { getClientMetric, getOwnMetric, listAllMetrics, listClientMetrics, listOwnMetrics, metricGroups } from '@allenio/contract/metrics'
import type { Metric } from '@allenio/contract/metrics'
import { listQuery, read } from '#lib/api'

export const clientMetricsQuery = (id: string) => read(listClientMetrics, { id }, { keep: true, quiet: true })
export const allMetricsQuery = () => read(listAllMetrics, {}, { keep: true, quiet: true, staleTime: 60_000 })
export const clientMetricQuery = (id: string, metricId: string) =>
  listQuery(getClientMetric, { id, metricId }, { rows: ({ values }) => values, keep: true, quiet: true })

export const ownMetricsQuery = () => read(listOwnMetrics, {}, { keep: true, quiet: true })
export const ownMetricQuery = (metricId: string) =>
  listQuery(getOwnMetric, { metricId }, { rows: ({ values }) => values, keep: true, quiet: true })

export interface MetricGroup<Each> {
  group: Metric['group']
  metrics: Each[]
}

/** Groups the metrics in the usual order of the trade, and leaves out empty groups. */
export const groupMetrics = <Each extends Pick<Metric, 'group'>>(metrics: readonly Each[]): MetricGroup<Each>[] =>
  metricGroups.map(group => ({ group, metrics: metrics.filter(metric => metric.group === group) })).filter(each => each.metrics.length > 0)
