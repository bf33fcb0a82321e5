import { getVisitBase } from '@allenio/contract/visits'
import type { QueryClient } from '@tanstack/react-query'
import { read, refetch } from '#lib/api'
import { baseQuery } from '../data.ts'

const freshForMs = 300_000

/** Fetches what the client's next visit begins with, so that it can begin where there is no network. */
export async function fetchLastVisit(cache: QueryClient, clientId: string): Promise<void> {
  const query = baseQuery(clientId)
  if ((cache.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0) > Date.now() - freshForMs) return
  await cache.prefetchQuery({ ...query, queryFn: read(getVisitBase, { id: clientId, purpose: 'offline' }).queryFn })
  // nobody has read it yet: a page that shows it asks again, which is logged as reading
  await refetch(cache, query.queryKey)
}
