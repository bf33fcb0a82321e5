import type { Diet } from '@allenio/contract/diets'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenSettled } from '#lib/build'
import { isOnline, mayPrefetch, whenIdle } from '#lib/device'
import { ownSwapsQuery } from '../data.ts'

type SwapSettings = Pick<Diet['settings'], 'mayClientsSwap'>

/** Fetches the safe swaps of a day that is shown without them: somebody may ask for them later, where there is no signal. */
export function useSwapsAhead(settings: SwapSettings | undefined): void {
  const cache = useQueryClient()
  const mayClientsSwap = settings?.mayClientsSwap === true
  useEffect(() => {
    if (!isOnline() || !mayPrefetch()) return undefined
    let cancel = whenSettled(() => {
      cancel = whenIdle(() => fetchSwaps(cache, { mayClientsSwap }))
    })
    return () => cancel()
  }, [cache, mayClientsSwap])
}

/** Nothing where the business lets nobody swap. */
export function fetchSwaps(cache: Pick<QueryClient, 'prefetchQuery'>, { mayClientsSwap }: SwapSettings): void {
  if (mayClientsSwap) void cache.prefetchQuery(ownSwapsQuery())
}
