import { expect, test } from 'vitest'
import { allergiesByFood } from './food-allergies.ts'

const food = (name: string) => ({ id: `food ${name}`, version: 1, it: name, en: name })
const row = (name: string, allergies?: string[]) => ({ id: `${name} row`, food: food(name), grams: 30, alternatives: [], allergies })

test('a food on the list says which allergies it touches, whether it was planned or swapped for another', () => {
  const dish = { id: 'dish', ingredients: [row('Sesamo', ['Sesamo']), row('Riso')], alternatives: [] }
  const meal = { id: 'lunch', components: [dish, { ...row('Sesamo', ['Semi', 'Sesamo']), ingredients: [] }], figures: null }
  const plan = { startDay: '2026-11-20', lastDay: null, schedule: { kind: 'in turn' as const }, dayList: [] }
  const swap = { day: '2026-11-23', releaseId: 'release', grams: 30, alternativeId: null, changedAt: '2026-11-20T06:00:00.000Z' }
  const swaps = [
    { ...swap, rowId: 'Riso row', food: food('Nocciole'), allergies: ['Frutta a guscio'] },
    { ...swap, rowId: 'Sesamo row', food: null },
  ]
  const assignments = [{ ...plan, days: [{ id: 'day', meals: [meal], figures: null }] }]
  expect(allergiesByFood({ assignments, foods: [], diary: { days: [], swaps } })).toEqual(
    new Map([
      ['food Sesamo', ['Sesamo', 'Semi']],
      ['food Nocciole', ['Frutta a guscio']],
    ]),
  )
})
