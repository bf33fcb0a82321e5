import type { Output } from '@allenio/contract'
import {
  deleteClientMetric, deleteMetricValue, deleteOwnMetricValue, getClientMetric, getOwnMetric, listClientMetrics,
  undeleteClientMetric, undeleteMetricValue, undeleteOwnMetricValue,
} from '@allenio/contract/metrics'
import type { Metric, MetricValue } from '@allenio/contract/metrics'
import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { dismissToast, toast } from '#ui/toast'
import { useWords } from '../words/index.ts'
import { useSaid } from './said.ts'
import { refreshMetrics, refreshOwnMetrics } from './refresh.ts'

interface Kept {
  pages: { values: MetricValue[] }[]
}

const dropValue = (cache: QueryClient, endpoint: typeof getClientMetric | typeof getOwnMetric, id: string) =>
  cache.setQueriesData<Kept>({ queryKey: keyOf(endpoint) }, kept => kept && 'pages' in kept ? {
    ...kept, pages: kept.pages.map(page => ({ ...page, values: page.values.filter(value => value.id !== id) })),
  } : kept)

type Shown = Pick<Metric, 'name' | 'unit' | 'decimals'>

/** Gone at once, back by one press. */
export function useValueRemoval(clientId: string) {
  const cache = useQueryClient()
  const t = useWords()
  const say = useSaidValue()
  const settle = () => refreshMetrics(cache)
  const removal = useCall(deleteMetricValue, { onSuccess: settle, onError: settle })
  const restoration = useCall(undeleteMetricValue, { onSuccess: async () => {
    await settle()
    toast({ type: 'success', text: t('valueRestored') })
  } })
  return (value: MetricValue, metric: Shown) => {
    dropValue(cache, getClientMetric, value.id)
    const ids = { id: clientId, valueId: value.id }
    say(value, metric, { gone: removal.mutateAsync(ids), restore: () => restoration.mutate(ids) })
  }
}

export function useOwnValueRemoval() {
  const cache = useQueryClient()
  const t = useWords()
  const say = useSaidValue()
  const settle = () => refreshOwnMetrics(cache)
  const removal = useCall(deleteOwnMetricValue, { onSuccess: settle, onError: settle })
  const restoration = useCall(undeleteOwnMetricValue, { onSuccess: async () => {
    await settle()
    toast({ type: 'success', text: t('valueRestored') })
  } })
  return (value: MetricValue, metric: Shown) => {
    dropValue(cache, getOwnMetric, value.id)
    const ids = { valueId: value.id }
    say(value, metric, { gone: removal.mutateAsync(ids), restore: () => restoration.mutate(ids) })
  }
}

interface Undo {
  gone: Promise<unknown>
  restore: () => void
}

function useSaidValue() {
  const t = useWords()
  const said = useSaid()
  const { day } = useFormats()
  return (value: MetricValue, metric: Shown, undo: Undo) =>
    sayGone(t('valueDeleted', { value: said(value.value, metric), day: day(value.day) }), t('undo'), undo)
}

function sayGone(text: string, undoText: string, { gone, restore }: Undo): void {
  // whoever is quicker than the server waits for it
  const id = toast({ type: 'success', text, buttons: [{ text: undoText, onClick: () => void gone.then(restore, () => undefined) }] })
  // a refusal has been said by the shell
  gone.catch(() => dismissToast(id))
}

/** A metric of a client with all its values. */
export function useMetricRemoval(clientId: string) {
  const cache = useQueryClient()
  const t = useWords()
  const settle = () => refreshMetrics(cache)
  const removal = useCall(deleteClientMetric, { onSuccess: settle, onError: settle })
  const restoration = useCall(undeleteClientMetric, { onSuccess: async ({ name }) => {
    await settle()
    toast({ type: 'success', text: t('metricRestored', { name }) })
  } })
  return ({ kind, name }: Pick<Metric, 'kind' | 'name'>) => {
    cache.setQueryData<Output<typeof listClientMetrics>>(keyOf(listClientMetrics, { id: clientId }), kept => kept && {
      metrics: kept.metrics.filter(metric => metric.kind !== kind),
    })
    const ids = { id: clientId, metricId: kind }
    sayGone(t('metricDeleted', { name }), t('undo'), { gone: removal.mutateAsync(ids), restore: () => restoration.mutate(ids) })
  }
}
