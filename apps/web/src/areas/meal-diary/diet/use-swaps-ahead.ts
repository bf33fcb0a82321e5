import type { Diet } from '@allenio/contract/diets'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readAhead } from '#lib/read-ahead'
import { ownSwapsQuery } from '../data.ts'

type SwapSettings = Pick<Diet['settings'], 'mayClientsSwap'>

/** Fetches the safe swaps of a day that is shown without them: somebody may ask for them later, where there is no signal. */
export function useSwapsAhead(settings: SwapSettings | undefined): void {
  const cache = useQueryClient()
  const mayClientsSwap = settings?.mayClientsSwap === true
  useEffect(() => readAhead(() => fetchSwaps(cache, { mayClientsSwap })), [cache, mayClientsSwap])
}

/** Nothing where the business lets nobody swap. */
export function fetchSwaps(cache: Pick<QueryClient, 'prefetchQuery'>, { mayClientsSwap }: SwapSettings): void {
  if (mayClientsSwap) void cache.prefetchQuery(ownSwapsQuery())
}
