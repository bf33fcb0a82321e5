import 'fake-indexeddb/auto'
import { getMe } from '@allenio/contract/auth'
import { listOwnMacros } from '@allenio/contract/macros'
import { listRecipes } from '@allenio/contract/recipes'
import { hashKey, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { eventually } from '#testing'
import { keyOf, read } from '#lib/api'
import { BUILD } from '#lib/build'
import { signIn } from '#lib/session'
import { openDatabase, ownerOf, rangeOf } from './database.ts'
import { removeForbiddenReads, removeReadsOfEarlierBuilds } from './missing-reads.ts'
import { followReads } from './reads.ts'

const owner = ownerOf('anna', 'gym')
const rows = ['GET /rows', 'gym', {}] as const
const figures = ['GET /figures', 'gym', {}] as const
const minuteMs = 60_000

const storedReads = async () =>
  Object.fromEntries((await (await openDatabase())?.getAll('reads', rangeOf(owner)))?.map(each => [each.queryKey[0], each.at]) ?? [])

// a server's process has no page that could be left
vi.stubGlobal('addEventListener', () => undefined)

test('an answer is stored when it says something new, or was read long after the one that is there', async () => {
  signIn('local', { token: 't', personId: 'anna', workspaceId: 'gym' })
  const cache = new QueryClient({ defaultOptions: { queries: { meta: { keep: true } } } })
  const start = Date.now()
  const answer = (key: typeof rows | typeof figures, data: object, at: number) => {
    cache.getQueryCache().build(cache, cache.defaultQueryOptions({ queryKey: key }))
    cache.setQueryData(key, data, { updatedAt: start + at })
  }
  await followReads(cache)
  answer(rows, { rows: [1] }, 0)
  await eventually(async () => expect(await storedReads()).toEqual({ 'GET /rows': start }))

  answer(rows, { rows: [1] }, 1_000)
  // stored in the same turn as whatever came before it
  answer(figures, { kcal: 1 }, 1_000)
  await eventually(async () => expect(await storedReads()).toEqual({ 'GET /rows': start, 'GET /figures': start + 1_000 }))

  answer(figures, { kcal: 2 }, 2_000)
  answer(rows, { rows: [1] }, minuteMs)
  await eventually(async () => expect(await storedReads()).toEqual({ 'GET /rows': start + minuteMs, 'GET /figures': start + 2_000 }))
})

test('what takes a permission that is lost goes from the device, and what takes none or another stays', async () => {
  signIn('local', { token: 't', personId: 'carla', workspaceId: 'gym' })
  const cache = new QueryClient()
  await followReads(cache)
  const stored = async () =>
    (await (await openDatabase())?.getAll('reads', rangeOf(ownerOf('carla', 'gym'))))?.map(each => each.queryKey[0])
  const fetch = (endpoint: Parameters<typeof read>[0]) =>
    cache.prefetchQuery({ ...read(endpoint, {}, { isStored: true }), queryFn: () => Promise.resolve({ endpoint: endpoint.path }) })
  for (const endpoint of [getMe, listOwnMacros, listRecipes]) await fetch(endpoint)
  await eventually(async () => expect(await stored()).toEqual(['GET /auth/me', 'GET /me/macros', 'GET /recipes']))

  await removeForbiddenReads(cache, ['view macros', 'view recipes'])
  expect(await stored()).toHaveLength(3)
  await removeForbiddenReads(cache, ['view recipes'])
  expect(await stored()).toEqual(['GET /auth/me', 'GET /recipes'])
  expect([getMe, listOwnMacros, listRecipes].map(endpoint => cache.getQueryData(keyOf(endpoint, {})) === undefined)).toEqual([
    false,
    true,
    false,
  ])
})

test('after a failure, what an earlier build stored goes from the page and the device, and what this one stored stays', async () => {
  signIn('local', { token: 't', personId: 'dario', workspaceId: 'gym' })
  const dario = ownerOf('dario', 'gym')
  const database = await openDatabase()
  const stored = { owner: dario, data: { lines: [] }, at: Date.now() - minuteMs }
  await database?.put('reads', { ...stored, hash: hashKey(rows), queryKey: rows, build: 'earlier' })
  await database?.put('reads', { ...stored, hash: hashKey(figures), queryKey: figures, build: BUILD })
  const cache = new QueryClient()
  await followReads(cache)
  expect([cache.getQueryData(rows), await removeReadsOfEarlierBuilds(cache)]).toEqual([{ lines: [] }, true])
  expect([cache.getQueryData(rows), cache.getQueryData(figures)]).toEqual([undefined, { lines: [] }])
  expect((await database?.getAll('reads', rangeOf(dario)))?.map(({ queryKey }) => queryKey)).toEqual([figures])
  expect(await removeReadsOfEarlierBuilds(cache)).toBe(false)
})
