import { expect, test } from 'vitest'
import type { MealState } from '@allenio/contract/meal-diary'
import { meal } from './diet.testing.ts'
import { nextMealOf } from './next-meal.ts'

const meals = [
  meal('breakfast', { type: 'breakfast' }),
  meal('lunch', { type: 'lunch', time: '12:30' }),
  meal('after training', { type: 'post-workout snack' }),
  meal('dinner', { type: 'dinner', time: '20:00' }),
]
const next = (clock: string, states: Record<string, MealState> = {}) =>
  nextMealOf(
    meals.map(each => ({ meal: each, state: states[each.id] ?? null })),
    clock,
  )?.meal.id

test.each([
  ['07:00', {}, 'breakfast'],
  ['08:59', {}, 'breakfast'],
  ['09:30', {}, 'lunch'],
  ['14:00', {}, 'lunch'],
  ['14:00', { lunch: 'eaten' }, 'after training'],
  ['15:00', {}, 'dinner'],
  ['23:50', {}, 'dinner'],
  ['23:50', { dinner: 'skipped' }, 'after training'],
  ['23:50', { breakfast: 'eaten', lunch: 'partly', 'after training': 'skipped', dinner: 'eaten' }, undefined],
] as const)('at %s, with %j: %s', (clock, states, expected) => expect(next(clock, states)).toBe(expected))

test('a meal that names no time and has no usual one is next from the start', () => {
  expect(nextMealOf([{ meal: meal('only'), state: null }], '22:00')?.meal.id).toBe('only')
})
