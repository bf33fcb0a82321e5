import { expect, test } from 'vitest'
import { planned, today } from '../diet/diet.testing.ts'
import { servedIngredient } from './cooked-dish.ts'

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
