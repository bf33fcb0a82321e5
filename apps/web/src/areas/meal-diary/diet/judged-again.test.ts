import 'fake-indexeddb/auto'
import { getMealPlan } from '@allenio/contract/meal-plans'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '#testing'
import { keyOf } from '#lib/api'
import { followReads } from '#lib/offline'
import { signIn } from '#lib/session'
import { ownDietQuery, ownSwapsQuery } from '../data.ts'
import { diet, swaps } from './diet.testing.ts'
import { judgeAgain } from './judged-again.ts'
import { rowsOfMeal } from './plan-rows.ts'

vi.stubGlobal('addEventListener', () => undefined)
afterEach(() => vi.unstubAllGlobals())

const [before, after] = ['before the allergy', 'after the allergy']
const dietOf = (exclusionsHash: string) => ({ revision: exclusionsHash, diet: { ...diet, exclusionsHash } })
const swapsOf = (exclusionsHash: string) => ({ revision: exclusionsHash, exclusionsHash, swaps })

const answerOf = (data: object) => Response.json({ success: true, data })

function device() {
  signIn('local', { token: 't', personId: 'anna', workspaceId: 'gym' })
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 30_000 } } })
  cache.setQueryData(ownDietQuery().queryKey, dietOf(before))
  cache.setQueryData(ownSwapsQuery().queryKey, swapsOf(before))
  return cache
}

const alternativesIn = (days: (typeof diet.assignments)[number]['days']) =>
  days.flatMap(({ meals }) => meals.flatMap(rowsOfMeal)).flatMap(({ alternatives }) => alternatives)

const offered = (cache: QueryClient) => [
  alternativesIn(cache.getQueryData(ownDietQuery().queryKey)?.diet?.assignments.flatMap(({ days }) => days) ?? []).length,
  cache.getQueryData(ownSwapsQuery().queryKey)?.swaps?.length,
]

/** As if an app that was closed opens in a cellar: it has what is on the device. */
async function reopened() {
  const cache = new QueryClient()
  await followReads(cache)
  return cache
}

test('without a network the device offers nothing that was judged before an exclusion, also when it is opened again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const cache = device()
  await followReads(cache)
  expect(offered(cache)).toEqual([1, 1])
  await judgeAgain(cache)
  expect(offered(cache)).toEqual([0, 0])
  expect(cache.getQueryState(ownDietQuery().queryKey)).toMatchObject({ data: { diet: { assignments: [{ title: 'Mediterraneo' }] } } })
  await eventually(async () => expect(offered(await reopened())).toEqual([0, 0]))
})

test('with a network it reads both anew at once, though no screen shows them', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string | URL | Request) => {
    const url = String(address instanceof Request ? address.url : address)
    asked.push(url)
    return Promise.resolve(answerOf(url.includes('swaps') ? swapsOf(after) : dietOf(after)))
  })
  const cache = device()
  await judgeAgain(cache)
  expect(asked).toHaveLength(2)
  expect(asked.join(' ')).not.toContain('before')
  expect(cache.getQueryData(ownDietQuery().queryKey)?.diet?.exclusionsHash).toBe(after)
  expect(cache.getQueryData(ownSwapsQuery().queryKey)?.exclusionsHash).toBe(after)
})

test('an answer that was under way is not taken for one that was judged since', async () => {
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>(resolve => answers.push(resolve)))
  const cache = device()
  const early = cache.prefetchQuery({ ...ownSwapsQuery(), staleTime: 0 })
  const judged = judgeAgain(cache)
  await eventually(() => expect(answers).toHaveLength(3))
  answers[0]?.(answerOf(swapsOf(before)))
  await early
  expect(offered(cache)).toEqual([0, 0])
  for (const answer of answers) answer(answerOf(swapsOf(after)))
  await judged
  expect(offered(cache)[1]).toBe(1)
})

test('a team that has no diet reads nothing, and its plans stay as they are', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nothing is asked')))
  signIn('local', { token: 't', personId: 'bruno', workspaceId: 'gym' })
  const cache = new QueryClient()
  const plan = { content: diet.assignments[0]?.days ?? [] }
  cache.setQueryData(keyOf(getMealPlan, { id: 'plan' }), plan)
  await judgeAgain(cache)
  expect(cache.getQueryData(keyOf(getMealPlan, { id: 'plan' }))).toBe(plan)
})
