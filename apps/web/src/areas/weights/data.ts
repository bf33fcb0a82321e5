import { getClientDetail } from '@allenio/contract/clients'
import { deleteOwnWeight, deleteWeight, listOwnWeights, listWeights, undeleteOwnWeight, undeleteWeight } from '@allenio/contract/weights'
import type { Weight } from '@allenio/contract/weights'
import { listOwnActions } from '@allenio/contract/client-actions'
import { getOwnHome } from '@allenio/contract/home'
import { getClientMetric, getOwnMetric, listClientMetrics, listOwnMetrics } from '@allenio/contract/metrics'
import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, listQuery, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { dismissToast, toast } from '#ui/toast'
import { useWeightWords } from './words.ts'

export const weightsQuery = (id: string) => listQuery(listWeights, { id }, { rows: ({ weights }) => weights, keep: true, quiet: true })
export const ownWeightsQuery = () => listQuery(listOwnWeights, {}, { rows: ({ weights }) => weights, keep: true, quiet: true })

// a weight is one row, which several screens show
const touched = [listWeights, getClientDetail, listClientMetrics, getClientMetric] as const
const touchedOwn = [listOwnWeights, getOwnHome, listOwnActions, listOwnMetrics, getOwnMetric] as const

const refresh = async (cache: QueryClient, endpoints: readonly Parameters<typeof keyOf>[0][]) => {
  await Promise.all(endpoints.map(endpoint => cache.invalidateQueries({ queryKey: keyOf(endpoint) })))
}

export const refreshWeights = (cache: QueryClient) => refresh(cache, touched)
export const refreshOwnWeights = (cache: QueryClient) => refresh(cache, touchedOwn)

interface Kept {
  pages: { weights: Weight[] }[]
}

const drop = (cache: QueryClient, endpoint: typeof listWeights | typeof listOwnWeights, id: string) =>
  cache.setQueriesData<Kept>({ queryKey: keyOf(endpoint) }, kept => kept && 'pages' in kept ? {
    ...kept, pages: kept.pages.map(page => ({ ...page, weights: page.weights.filter(weight => weight.id !== id) })),
  } : kept)

type Removed = Pick<Weight, 'id' | 'kg' | 'day'>

/** Gone at once, back by one press. */
export function useWeightRemoval(clientId: string) {
  const cache = useQueryClient()
  const settle = () => refreshWeights(cache)
  const removal = useCall(deleteWeight, { onSuccess: settle, onError: settle })
  const say = useSaidRemoval()
  const restoration = useCall(undeleteWeight, { onSuccess: async () => {
    await settle()
    say.restored()
  } })
  return (weight: Removed) => {
    drop(cache, listWeights, weight.id)
    const ids = { id: clientId, weightId: weight.id }
    say.removed(weight, removal.mutateAsync(ids), () => restoration.mutate(ids))
  }
}

export function useOwnWeightRemoval() {
  const cache = useQueryClient()
  const settle = () => refreshOwnWeights(cache)
  const removal = useCall(deleteOwnWeight, { onSuccess: settle, onError: settle })
  const say = useSaidRemoval()
  const restoration = useCall(undeleteOwnWeight, { onSuccess: async () => {
    await settle()
    say.restored()
  } })
  return (weight: Removed) => {
    drop(cache, listOwnWeights, weight.id)
    say.removed(weight, removal.mutateAsync({ id: weight.id }), () => restoration.mutate({ id: weight.id }))
  }
}

function useSaidRemoval() {
  const t = useWeightWords()
  const { decimal, day } = useFormats()
  return {
    removed: (weight: Removed, gone: Promise<unknown>, restore: () => void) => {
      const id = toast({
        type: 'success', text: t('deleted', { kg: decimal(weight.kg, { most: 2 }), day: day(weight.day) }),
        // whoever is quicker than the server waits for it
        buttons: [{ text: t('undo'), onClick: () => void gone.then(restore, () => undefined) }],
      })
      // a refusal has been said by the shell
      gone.catch(() => dismissToast(id))
    },
    restored: () => toast({ type: 'success', text: t('restored') }),
  }
}
