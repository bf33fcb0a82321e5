import { listOwnProgresses, type Progress } from '@allenio/contract/progress'
import { listOwnSurveys } from '@allenio/contract/surveys'
import { listOwnWeights } from '@allenio/contract/weights'
import { listOwnMetrics } from '@allenio/contract/metrics'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listQuery, read } from '#lib/api'
import { isOnline, mayPrefetch } from '#lib/device'

const afterMs = 2_000
const prefetchLimit = 6

/** The client's other screens open without a network too, also those that they have not come to yet. */
export function usePrefetchedScreens(): void {
  const cache = useQueryClient()
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isOnline() || !mayPrefetch()) return
      const options = { isStored: true, quiet: true } as const
      void cache.prefetchInfiniteQuery(listQuery(listOwnWeights, {}, { ...options, rows: ({ weights }) => weights }))
      const photos = listQuery(listOwnProgresses, {}, { ...options, rows: ({ progresses }) => progresses })
      void cache.fetchInfiniteQuery(photos).then(
        ({ pages }) => prefetchPhotos(pages[0]?.progresses ?? []),
        () => undefined,
      )
      void cache.prefetchInfiniteQuery(listQuery(listOwnSurveys, {}, { ...options, rows: ({ answers }) => answers }))
      void cache.prefetchQuery(read(listOwnMetrics, {}, options))
    }, afterMs)
    return () => clearTimeout(timer)
  }, [cache])
}

/** The worker keeps what it has shown once. */
function prefetchPhotos(progresses: readonly Progress[]): void {
  for (const { file } of progresses.slice(0, prefetchLimit).flatMap(({ photos }) => photos)) {
    if (file.thumbUrl) new Image().src = file.thumbUrl
  }
}
