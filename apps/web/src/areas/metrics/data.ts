import {
  deleteClientMetric,
  deleteMetricValue,
  deleteOwnMetricValue,
  getClientMetric,
  getOwnMetric,
  listAllMetrics,
  listClientMetrics,
  listOwnMetrics,
  metricGroups,
  undeleteClientMetric,
  undeleteMetricValue,
  undeleteOwnMetricValue,
} from '@allenio/contract/metrics'
import type { Metric, MetricValue } from '@allenio/contract/metrics'
import { changeAnswer, listQuery, read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { withUnit } from '#ui/change'
import { useDelete } from '#ui/deletion'
import { useWords } from './words.ts'

export const clientMetricsQuery = (id: string) => read(listClientMetrics, { id }, { isStored: true, quiet: true })
export const allMetricsQuery = () => read(listAllMetrics, {}, { isStored: true, quiet: true, staleTime: 60_000 })
export const clientMetricQuery = (id: string, metricId: string) =>
  listQuery(getClientMetric, { id, metricId }, { rows: ({ values }) => values, isStored: true, quiet: true })

export const ownMetricsQuery = () => read(listOwnMetrics, {}, { isStored: true, quiet: true })
export const ownMetricQuery = (metricId: string) =>
  listQuery(getOwnMetric, { metricId }, { rows: ({ values }) => values, isStored: true, quiet: true })

export interface MetricGroup<Each> {
  group: Metric['group']
  metrics: Each[]
}

/** Groups the metrics in the usual order of the trade, and leaves out empty groups. */
export const groupMetrics = <Each extends Pick<Metric, 'group'>>(metrics: readonly Each[]): MetricGroup<Each>[] =>
  metricGroups.map(group => ({ group, metrics: metrics.filter(metric => metric.group === group) })).filter(each => each.metrics.length > 0)

export type ValueFormat = Pick<Metric, 'unit' | 'decimals'>

/** 84,5 cm; 18%; 8.400 passi. */
export function useFormatValue() {
  const { decimal } = useFormats()
  return (value: number, { unit, decimals }: ValueFormat): string => withUnit(decimal(value, { most: decimals }), unit)
}

interface MetricValueRow extends MetricValue {
  metric: Pick<Metric, 'name' | 'unit' | 'decimals'>
}

function useValueWords() {
  const t = useWords()
  const formatValue = useFormatValue()
  const { day } = useFormats()
  return ({ value, day: measuredOn, metric }: MetricValueRow) => ({
    deleted: t('valueDeleted', { value: formatValue(value, metric), day: day(measuredOn) }),
    restored: t('valueRestored'),
  })
}

export const useDeleteValue = (clientId: string) =>
  useDelete({
    from: getClientMetric,
    remove: deleteMetricValue,
    restore: undeleteMetricValue,
    words: useValueWords(),
    input: ({ id }: MetricValueRow) => ({ id: clientId, valueId: id }),
  })

export const useDeleteOwnValue = () =>
  useDelete({
    from: getOwnMetric,
    remove: deleteOwnMetricValue,
    restore: undeleteOwnMetricValue,
    words: useValueWords(),
    input: ({ id }: MetricValueRow) => ({ valueId: id }),
  })

/** A metric of a client with all its values; its kind is what tells it from the client's others. */
export function useDeleteMetric(clientId: string) {
  const t = useWords()
  return useDelete({
    from: (cache, { id }: { id: Metric['kind']; name: string }) =>
      changeAnswer(cache, listClientMetrics, { id: clientId }, list => ({ metrics: list.metrics.filter(({ kind }) => kind !== id) })),
    remove: deleteClientMetric,
    restore: undeleteClientMetric,
    input: ({ id }) => ({ id: clientId, metricId: id }),
    words: ({ name }) => ({ deleted: t('metricDeleted', { name }), restored: t('metricRestored', { name }) }),
  })
}
