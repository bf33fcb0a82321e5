import { mealTypes, type PresetMeal } from '@allenio/contract/meal-plans'
import { expect, test } from 'vitest'
import { movedMeal, nextType } from './preset-meals.ts'

const meals: PresetMeal[] = [
  { type: 'breakfast', time: '07:30' },
  { type: 'lunch', time: null },
  { type: 'dinner', time: '20:00' },
]
const typesOf = (list: readonly PresetMeal[]) => list.map(({ type }) => type)

test.each([
  [1, -1, ['lunch', 'breakfast', 'dinner']],
  [1, 1, ['breakfast', 'dinner', 'lunch']],
  [0, -1, ['breakfast', 'lunch', 'dinner']],
  [2, 1, ['breakfast', 'lunch', 'dinner']],
] as const)('the meal at %i moves by %i', (at, by, order) => {
  expect(typesOf(movedMeal(meals, at, by))).toEqual(order)
})

test('a new meal is of the first type that the day has not', () => {
  expect(nextType(meals)).toBe('mid-morning snack')
  expect(nextType([])).toBe('breakfast')
  expect(nextType(mealTypes.map(type => ({ type, time: null })))).toBe('snack')
})
