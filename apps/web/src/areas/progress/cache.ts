import type { AnyEndpoint, Output } from '@allenio/contract'
import { listOwnActions } from '@allenio/contract/client-actions'
import { listMedia } from '@allenio/contract/client-files'
import { listOwnProgresses, listProgresses } from '@allenio/contract/progress'
import { listOwnWeights, listWeights } from '@allenio/contract/weights'
import type { Progress } from '@allenio/contract/progress'
import { getOwnHome } from '@allenio/contract/home'
import { listClientMetrics, listOwnMetrics } from '@allenio/contract/metrics'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { keyOf } from '#lib/api'

type Page = Output<typeof listProgresses>
type Kept = InfiniteData<Page, number> | Page | undefined

const lists = [listProgresses, listOwnProgresses]

const changePages = (cache: QueryClient, change: (page: Page) => Page) => {
  for (const list of lists) {
    cache.setQueriesData<Kept>({ queryKey: keyOf(list) }, kept => {
      if (!kept) return kept
      return 'pages' in kept ? { ...kept, pages: kept.pages.map(change) } : change(kept)
    })
  }
}

/** Out of every list before the server has answered. */
export const dropProgress = (cache: QueryClient, id: string): void => changePages(cache, page => {
  const progresses = page.progresses.filter(progress => progress.id !== id)
  return progresses.length === page.progresses.length ? page : { ...page, progresses, total: page.total - 1 }
})

/** What a write answered stands at once where the old one stood. */
export const showProgress = (cache: QueryClient, progress: Progress): void => changePages(cache, page => ({
  ...page, progresses: page.progresses.map(kept => kept.id === progress.id ? progress : kept),
}))

// a progress carries a weight, its photos are media, and it may be what a to-do asked for
const touched: readonly AnyEndpoint[] = [
  ...lists, listMedia, listWeights, listOwnWeights, listClientMetrics, listOwnMetrics, listOwnActions, getOwnHome,
]

export async function refreshProgress(cache: QueryClient): Promise<void> {
  await Promise.all(touched.map(endpoint => cache.invalidateQueries({ queryKey: keyOf(endpoint) })))
}
