import { expect, test } from 'vitest'
import { diet, lunch, swaps } from './diet.testing.ts'
import { offersOf } from './offers.ts'
import { rowsOfMeal } from './plan-rows.ts'

const answer = (exclusionsHash: string) => ({ revision: 'r', exclusionsHash, swaps })

test.each([
  ['swaps that were judged like the diet', { swaps: answer('hash'), isExclusionUnsent: false }, ['Farro'], 1],
  ['swaps from before an allergy, or a diet from before it', { swaps: answer('other hash'), isExclusionUnsent: false }, [], 0],
  ['an exclusion that the server has not heard of', { swaps: answer('hash'), isExclusionUnsent: true }, [], 0],
  ['a client who swaps nothing else', { swaps: undefined, isExclusionUnsent: false }, ['Farro'], 0],
])('of %s', (_, { swaps: read, isExclusionUnsent }, alternatives, count) => {
  const offers = offersOf({ diet, swaps: read, isExclusionUnsent })
  const meals = offers.diet.assignments.flatMap(({ days }) => days.flatMap(each => each.meals))
  const offered = meals.flatMap(rowsOfMeal).flatMap(row => row.alternatives)
  expect(offered.map(({ food }) => food?.it)).toEqual(alternatives)
  expect(offers.swaps).toHaveLength(count)
  expect(meals[0]?.components).toMatchObject([{ id: lunch.components[0]?.id }])
})
