import { expect, test } from 'vitest'
import { warningsByFood } from './food-allergies.ts'

const food = (name: string) => ({ id: `food ${name}`, version: 1, it: name, en: name })
const row = (name: string, allergies?: string[], doubts?: string[]) => ({
  id: `${name} row`,
  food: food(name),
  grams: 30,
  alternatives: [],
  allergies,
  doubts,
})

test('a food on the list says which allergies it touches or may touch, whether it was planned or swapped for another', () => {
  const dish = { id: 'dish', ingredients: [row('Sesamo', ['Sesamo']), row('Riso', undefined, ['Soia'])], alternatives: [] }
  const meal = { id: 'lunch', components: [dish, { ...row('Sesamo', ['Semi', 'Sesamo']), ingredients: [] }], figures: null }
  const plan = { startDay: '2026-11-20', lastDay: null, schedule: { kind: 'in turn' as const }, dayList: [] }
  const swap = { day: '2026-11-23', releaseId: 'release', grams: 30, alternativeId: null, changedAt: '2026-11-20T06:00:00.000Z' }
  const swaps = [
    { ...swap, rowId: 'Riso row', food: food('Nocciole'), allergies: ['Frutta a guscio'] },
    { ...swap, rowId: 'Sesamo row', food: null },
  ]
  const assignments = [{ ...plan, days: [{ id: 'day', meals: [meal], figures: null }] }]
  expect(warningsByFood({ assignments, foods: [], diary: { days: [], swaps } })).toEqual(
    new Map([
      ['food Sesamo', { allergies: ['Sesamo', 'Semi'], doubts: [] }],
      ['food Riso', { allergies: [], doubts: ['Soia'] }],
      ['food Nocciole', { allergies: ['Frutta a guscio'], doubts: [] }],
    ]),
  )
})
