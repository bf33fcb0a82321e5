import { QueryClient } from '@tanstack/react-query'
import { CallError } from '#lib/api'
import { describe, expect, test } from 'vitest'
import { removeMissingReads } from './missing-reads.ts'

const [anna, bruno, waist] = ['a', 'b', 'w']
const detail = (id: string) => ['GET /clients/:id', 'workspace', { id }]
const weights = (id: string) => ['GET /clients/:id/weights', 'workspace', { id }, 'list']
const metric = (id: string, metricId: string) => ['GET /clients/:id/metrics/:metricId', 'workspace', { id, metricId }]

/** The reads that remain once one of them has been refused. */
async function leftAfter(refused: readonly unknown[], { code = 'not found', status = 404, keep = true } = {}) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const all = [detail(anna), weights(anna), metric(anna, waist), detail(bruno)]
  for (const key of all) cache.setQueryData(key, 'kept')
  const options = { queryKey: refused, queryFn: () => Promise.reject(new CallError(status, { code })), meta: { keep } }
  await cache.fetchQuery({ ...options, staleTime: 0 }).catch(() => undefined)
  const query = cache.getQueryCache().find({ queryKey: refused })
  if (query) removeMissingReads(cache, query)
  return all.filter(key => cache.getQueryData(key) !== undefined)
}

describe('a kept read that finds nothing any more', () => {
  test('goes with all that was read about the same', async () => {
    expect(await leftAfter(detail(anna))).toEqual([detail(bruno)])
    expect(await leftAfter(weights(anna))).toEqual([detail(bruno)])
  })

  test('takes along no more than what it names', async () => {
    expect(await leftAfter(metric(anna, waist))).toEqual([detail(anna), weights(anna), detail(bruno)])
  })

  test('stays on the screen where the server says more than that', async () => {
    expect(await leftAfter(detail(anna), { code: 'client deleted' })).toHaveLength(4)
  })
})

test.each([{ status: 500 }, { status: 403 }, { keep: false }])('%j takes nothing away', async refusal => {
  expect(await leftAfter(detail(anna), refusal)).toHaveLength(4)
})
