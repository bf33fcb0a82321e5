import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refresh } from '#lib/api'
import { clientsQuery, countsQuery } from './data.ts'
import type { ClientFilters } from './list/filters.ts'

test.each<[ClientFilters, boolean, boolean]>([
  [{}, false, false],
  [{ sort: 'name', search: 'anna' }, false, false],
  [{ sort: '-training' }, true, false],
  [{ training: 'poor' }, true, true],
  [{ nutrition: 'poor' }, false, false],
])('when somebody has trained: the list of %j is read again: %s, its counts: %s', async (filters, isListRead, areCountsRead) => {
  const cache = new QueryClient()
  const [list, counts] = [clientsQuery(filters), countsQuery(filters)]
  for (const { queryKey, meta } of [list, counts])
    cache
      .getQueryCache()
      .build(cache, { queryKey, meta: meta ?? {} })
      .setData({})
  await refresh(cache, ['completed workout'])
  const isOutdated = (queryKey: readonly unknown[]) => cache.getQueryState(queryKey)?.isInvalidated
  expect([isOutdated(list.queryKey), isOutdated(counts.queryKey)]).toEqual([isListRead, areCountsRead])
})
