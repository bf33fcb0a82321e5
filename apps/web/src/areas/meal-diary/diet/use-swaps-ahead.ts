import type { Diet } from '@allenio/contract/meal-diary'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readAhead } from '#lib/read-ahead'
import { ownSwapsQuery } from '../data.ts'

type SwapSettings = Pick<Diet['settings'], 'mayClientsSwap'>

/**
 * Fetches the safe swaps of a day that is shown without them: somebody may ask for them later, where there is no signal. They are of one
 * release and of the exclusions of a moment, and useless when the diet is of others.
 */
export function useSwapsAhead(diet: Diet | undefined): void {
  const cache = useQueryClient()
  const mayClientsSwap = diet?.settings.mayClientsSwap === true
  const version = diet && [diet.exclusionsHash, ...diet.assignments.map(({ releaseId }) => releaseId)].join(' ')
  useEffect(
    () => (version === undefined ? undefined : readAhead(() => fetchSwaps(cache, { mayClientsSwap }))),
    [cache, mayClientsSwap, version],
  )
}

/** Nothing where the business lets nobody swap. */
export function fetchSwaps(cache: Pick<QueryClient, 'prefetchQuery'>, { mayClientsSwap }: SwapSettings): void {
  if (mayClientsSwap) void cache.prefetchQuery(ownSwapsQuery())
}
