import { getExercise } from '@allenio/contract/exercises'
import { getGraphs } from '@allenio/contract/home'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keyOf } from './keys.ts'
import { changeAnswer, changeAnswersOf } from './rows.ts'

const graphs = { growth: [], activity: [], quiet: { clients: [], total: 0 }, clients: { total: 1, active: 1, inactive: 0 } }
const key = keyOf(getGraphs, {})
const withTotal = (total: number) => ({ ...graphs, clients: { ...graphs.clients, total } })

test('a changed answer is as old as it was, and still out of date', () => {
  const cache = new QueryClient()
  cache.setQueryData(key, graphs, { updatedAt: 5 })
  cache.getQueryCache().find({ queryKey: key })?.invalidate()
  changeAnswer(cache, getGraphs, {}, ({ clients }) => withTotal(clients.total + 1))
  expect(cache.getQueryState(key)).toMatchObject({ data: withTotal(2), dataUpdatedAt: 5, isInvalidated: true })
})

test('an answer that was never read is not made up', () => {
  const cache = new QueryClient()
  changeAnswer(cache, getGraphs, {}, () => graphs)
  expect(cache.getQueryData(key)).toBeUndefined()
})

test('answers about one thing are changed, whatever they were asked by; others stay', () => {
  const cache = new QueryClient()
  const [one, other] = [keyOf(getExercise, { id: 'one' }), keyOf(getExercise, { id: 'other' })]
  for (const [key, id] of [
    [one, 'one'],
    [other, 'other'],
  ] as const)
    cache.setQueryData(key, { id, isFavorite: false })
  changeAnswersOf(cache, getExercise, { ids: ['one'], change: exercise => ({ ...exercise, isFavorite: true }) })
  expect([cache.getQueryData(one), cache.getQueryData(other)]).toEqual([
    { id: 'one', isFavorite: true },
    { id: 'other', isFavorite: false },
  ])
})
