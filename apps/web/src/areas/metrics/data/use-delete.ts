import type { Output } from '@allenio/contract'
import {
  deleteClientMetric,
  deleteMetricValue,
  deleteOwnMetricValue,
  getClientMetric,
  getOwnMetric,
  listClientMetrics,
  undeleteClientMetric,
  undeleteMetricValue,
  undeleteOwnMetricValue,
} from '@allenio/contract/metrics'
import type { Metric, MetricValue } from '@allenio/contract/metrics'
import { keyOf } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useDelete } from '#ui/deletion'
import { useWords } from '../words.ts'
import { useFormatValue } from './said.ts'

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
      cache.setQueryData<Output<typeof listClientMetrics>>(
        keyOf(listClientMetrics, { id: clientId }),
        list => list && { metrics: list.metrics.filter(({ kind }) => kind !== id) },
      ),
    remove: deleteClientMetric,
    restore: undeleteClientMetric,
    input: ({ id }) => ({ id: clientId, metricId: id }),
    words: ({ name }) => ({ deleted: t('metricDeleted', { name }), restored: t('metricRestored', { name }) }),
  })
}
