import type { AnyEndpoint, Thing } from '@allenio/contract'
import { QueryClient, QueryObserver, type QueryFunctionContext } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { eventually } from '#testing'
import { changeRow } from './rows.ts'
import { holdReads, refresh, refreshAll, refreshChanges, setAppCache, untilReleased } from './refresh.ts'

const thing = (name: string) => name as Thing // no area's: the mechanism knows none of them
const list = { kind: 'json', method: 'GET', path: '/rows', access: 'any' } as unknown as Parameters<typeof changeRow>[1]

/** A read on the screen that counts how often it was fetched. */
function show(cache: QueryClient, name: string, { shows, data }: { shows: readonly string[] | 'everything'; data: unknown }) {
  const counter = { fetched: 0 }
  cache.setQueryData([name], data)
  const observer = new QueryObserver(cache, {
    queryKey: [name],
    meta: { shows: shows === 'everything' ? shows : shows.map(thing) },
    staleTime: Infinity,
    queryFn: () => {
      counter.fetched += 1
      return data
    },
  })
  observer.subscribe(() => undefined)
  return counter
}

test('a change fetches again what shows it, and nothing else', async () => {
  const cache = new QueryClient()
  const [weights, both, progress] = [
    show(cache, 'weights', { shows: ['weight'], data: 1 }),
    show(cache, 'both', { shows: ['photo', 'weight'], data: 1 }),
    show(cache, 'progress', { shows: ['photo'], data: 1 }),
  ]
  await refresh(cache, [thing('weight')])
  expect([weights.fetched, both.fetched, progress.fetched]).toEqual([1, 1, 0])
  await refresh(cache, [])
  expect(both.fetched).toBe(1)
})

/** A read whose answers are given by hand. */
function readByHand() {
  const answers: PromiseWithResolvers<string>[] = []
  const options = {
    queryKey: ['me'],
    meta: { shows: [thing('weight')] },
    queryFn: () => {
      const answer = Promise.withResolvers<string>()
      answers.push(answer)
      return answer.promise
    },
  }
  return { answers, options }
}

test('what is refreshed while it is read for the first time does not end with the answer to the first request', async () => {
  const cache = new QueryClient()
  const { answers, options } = readByHand()
  const guard = cache.ensureQueryData(options)
  const refreshed = refreshAll(cache)
  answers.forEach((answer, at) => answer.resolve(`answer ${at + 1}`))
  await refreshed
  expect([await guard, cache.getQueryData(options.queryKey)]).toEqual(['answer 2', 'answer 2'])
})

test('a change during the first read of what shows it fetches that again afterwards', async () => {
  const cache = new QueryClient()
  const { answers, options } = readByHand()
  new QueryObserver(cache, options).subscribe(() => undefined)
  const refreshed = refresh(cache, [thing('weight')])
  answers[0]?.resolve('answer 1')
  await eventually(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve('answer 2')
  await refreshed
  expect(cache.getQueryData(options.queryKey)).toBe('answer 2')
})

test('what shows a write that is on its way is out of date, and fetched once the last of them is done', async () => {
  const cache = new QueryClient()
  const [weights, progress, home] = [
    show(cache, 'weights', { shows: ['weight'], data: 1 }),
    show(cache, 'progress', { shows: ['photo'], data: 1 }),
    show(cache, 'home', { shows: 'everything', data: 1 }),
  ]
  const releases = [holdReads([thing('weight')]), holdReads([thing('weight')])]
  const change = () => refresh(cache, [thing('weight'), thing('photo')])
  await change()
  releases[0]?.()
  await change()
  expect([weights.fetched, progress.fetched, home.fetched, cache.getQueryState(['weights'])?.isInvalidated]).toEqual([0, 2, 0, true])
  releases[1]?.()
  await change()
  expect([weights.fetched, progress.fetched, home.fetched, cache.getQueryState(['weights'])?.isInvalidated]).toEqual([1, 3, 1, false])
})

test('a read that begins while a write is on its way waits for it, unless it is the first', async () => {
  const cache = new QueryClient()
  const { answers, options } = readByHand()
  const held = { ...options, queryFn: (context: QueryFunctionContext) => untilReleased(context).then(options.queryFn) }
  const release = holdReads([thing('weight')])
  new QueryObserver(cache, held).subscribe(() => undefined)
  await eventually(() => expect(answers).toHaveLength(1))
  answers[0]?.resolve('first')
  await eventually(() => expect(cache.getQueryData(options.queryKey)).toBe('first'))
  const again = cache.fetchQuery({ ...held, staleTime: 0 })
  await new Promise(resolve => setImmediate(resolve))
  expect(answers).toHaveLength(1)
  release()
  await eventually(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve('second')
  expect(await again).toBe('second')
})

test('a list that was loaded far is out of date, but not fetched', async () => {
  const cache = new QueryClient()
  const far = show(cache, 'far', { shows: ['weight'], data: { pages: Array.from({ length: 9 }, () => ({})), pageParams: [] } })
  await refresh(cache, [thing('weight')])
  expect([far.fetched, cache.getQueryState(['far'])?.isInvalidated]).toEqual([0, true])
})

test('the read of a row that was deleted is out of date, but not fetched', async () => {
  const cache = new QueryClient()
  const counter = { fetched: 0 }
  const observe = (queryKey: readonly unknown[]) =>
    new QueryObserver(cache, {
      queryKey,
      meta: { shows: [thing('weight')] },
      staleTime: Infinity,
      queryFn: () => {
        counter.fetched += 1
        return 1
      },
    }).subscribe(() => undefined)
  const [ofRow, ofAnother] = [
    ['GET /weights/:id', 'w', { id: 'a' }],
    ['GET /weights/:id', 'w', { id: 'b' }],
  ]
  for (const key of [ofRow, ofAnother]) {
    cache.setQueryData(key, 1)
    observe(key)
  }
  await refresh(cache, [thing('weight')], 'a')
  expect([counter.fetched, cache.getQueryState(ofRow)?.isInvalidated, cache.getQueryState(ofAnother)?.isInvalidated]).toEqual([
    1,
    true,
    false,
  ])
})

test.each([
  ['a deleted row is not read again', {}, 0],
  ['a row of which only something ended is read again', { keepsRow: true }, 1],
])('%s', async (_, more, fetched) => {
  const cache = new QueryClient()
  setAppCache(cache)
  const counter = { fetched: 0 }
  const queryKey = ['GET /weights/:id', 'w', { id: 'a' }]
  cache.setQueryData(queryKey, 1)
  new QueryObserver(cache, {
    queryKey,
    meta: { shows: [thing('weight')] },
    staleTime: Infinity,
    queryFn: () => (counter.fetched += 1),
  }).subscribe(() => undefined)
  const endpoint = { kind: 'json', method: 'DELETE', path: '/weights/:id', access: 'any', changes: [thing('weight')], ...more }
  await refreshChanges(endpoint as unknown as AnyEndpoint, { id: 'a' })
  expect(counter.fetched).toBe(fetched)
})

test('a row is changed or taken out in whole answers and in loaded pages', () => {
  const cache = new QueryClient()
  const page = (...ids: string[]) => ({ rows: ids.map(id => ({ id, name: id })), total: ids.length })
  cache.setQueryData(['GET /rows', 'w', {}], page('a', 'b'))
  cache.setQueryData(['GET /rows', 'w', {}, 'list'], { pages: [page('a'), page('b')], pageParams: [1, 2] })
  changeRow(cache, list, { id: 'b', change: () => undefined })
  expect(cache.getQueryData(['GET /rows', 'w', {}])).toEqual(page('a'))
  expect(cache.getQueryData(['GET /rows', 'w', {}, 'list'])).toEqual({ pages: [page('a'), page()], pageParams: [1, 2] })
  changeRow(cache, list, { id: 'a', change: row => ({ ...Object(row), name: 'A' }) })
  expect(cache.getQueryData(['GET /rows', 'w', {}])).toEqual({ rows: [{ id: 'a', name: 'A' }], total: 1 })
})

test('a list whose row is changed is read again when it is next shown, as it would have been', async () => {
  const cache = new QueryClient()
  const key = ['GET /rows', 'w', {}]
  cache.setQueryData(key, { rows: [{ id: 'a', name: 'a' }], counts: { done: 0 } }, { updatedAt: 1 })
  await cache.invalidateQueries({ queryKey: key })
  changeRow(cache, list, { id: 'a', change: row => ({ ...Object(row), name: 'A' }) })
  expect(cache.getQueryState(key)).toMatchObject({
    data: { rows: [{ id: 'a', name: 'A' }], counts: { done: 0 } },
    dataUpdatedAt: 1,
    isInvalidated: true,
  })
})
