import type { Endpoint, Output } from '@allenio/contract'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { keyOf } from './keys.ts'

/** Changes what is kept of a list, before the server has answered; a reload sets it right. */
export function changePages<E extends Endpoint>(cache: QueryClient, endpoint: E, change: (page: Output<E>) => Output<E>): void {
  // an answer on its way would bring back what was there
  void cache.cancelQueries({ queryKey: keyOf(endpoint) })
  cache.setQueriesData<InfiniteData<Output<E>, number>>({ queryKey: keyOf(endpoint) }, kept => kept && 'pages' in kept
    ? { ...kept, pages: kept.pages.map(change) } : kept)
}
