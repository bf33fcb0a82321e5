import { expect, test } from 'vitest'
import { diet, meal, planned, today } from '../diet/diet.testing.ts'
import { cookedDish, servedIngredient } from './cooked-dish.ts'

const food = (name: string) => ({ id: `food ${name}`, version: 1, it: name, en: name })
const seeds = { id: 'seeds row', food: food('Semi'), grams: 20, alternatives: [], allergies: ['Sesamo'] }
const swap = { day: today, rowId: seeds.id, releaseId: 'release', grams: 15, alternativeId: null, changedAt: planned.changedAt }

test('an ingredient warns of what it was planned as, or of what was swapped for it', () => {
  expect(servedIngredient(seeds, 2, undefined)).toMatchObject({ food: { it: 'Semi' }, grams: 40, allergies: ['Sesamo'] })
  const hazelnuts = { ...swap, food: food('Nocciole') }
  expect(servedIngredient(seeds, 2, hazelnuts).allergies).toBeUndefined()
  const warned = servedIngredient(seeds, 2, { ...hazelnuts, allergies: ['Frutta a guscio'] })
  expect(warned).toMatchObject({ food: { it: 'Nocciole' }, grams: 30, allergies: ['Frutta a guscio'] })
})

test('an ingredient keeps its note, also where another food is cooked in its place', () => {
  const noted = { ...seeds, note: 'Tostati in padella' }
  for (const taken of [undefined, { ...swap, food: food('Nocciole') }])
    expect(servedIngredient(noted, 1, taken)).toMatchObject({ note: 'Tostati in padella' })
})

test('a dish that was eaten of an earlier release is found, and is not the one that others are told', () => {
  const dish = (id: string) => ({ id, recipe: { id: 'recipe', it: 'Zuppa', en: 'Soup', portions: 1 }, ingredients: [], alternatives: [] })
  const daysOf = (id: string) => [{ id: `${id} day`, figures: null, meals: [meal('dinner', { components: [dish(id)] })] }]
  const [assignment] = diet.assignments
  const cooked = {
    assignments: assignment ? [{ ...assignment, days: daysOf('present') }] : [],
    earlierReleases: [{ releaseId: 'earlier', dayList: [], days: daysOf('past') }],
  }
  const found = (rowId: string | undefined) => cookedDish(cooked, { recipeId: 'recipe', rowId })?.id
  expect([found('past'), found('present'), found(undefined)]).toEqual(['past', 'present', 'present'])
})
