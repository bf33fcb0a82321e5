import { expect, test } from 'vitest'
import type { EditedIngredient } from '../form/values.ts'
import { moveRow, newRow, withFood } from './edits.ts'
import { withTypedQuantity } from './quantities.ts'

const slice = { name: { it: 'fetta', en: 'slice' }, amount: 1, grams: 30, source: 'own' as const }
const bread: EditedIngredient['food'] = {
  id: '01a20000-0000-7000-8000-000000000001',
  version: 1,
  latestVersion: 2,
  source: 'own',
  name: 'Pane',
  nameIt: 'Pane',
  nameEn: 'Bread',
  category: 'bread_bakery',
  brand: '',
  kcal: 250,
  protein: 8,
  carbs: 50,
  lipids: 2,
  carbsIncludeFiber: false,
  nutrients: {},
  density: null,
  ediblePart: null,
  cookingFactor: null,
  measures: [slice],
  allergens: {},
  isDeleted: false,
}
const row = newRow(bread)

test.each([
  ['150', { grams: 150, measure: null, isToTaste: false, typed: null }],
  ['2 fette', { grams: 60, measure: { name: slice.name, amount: 2 }, isToTaste: false, typed: null }],
  ['2 slices', { grams: 60, measure: { name: slice.name, amount: 2 }, isToTaste: false, typed: null }],
  ['100k', { grams: 40, measure: null, isToTaste: false, typed: null }],
  ['q.b.', { grams: 0, measure: null, isToTaste: true, typed: null }],
  ['To taste', { grams: 0, measure: null, isToTaste: true, typed: null }],
])('%j is a quantity', (text, quantity) => {
  expect(withTypedQuantity(row, text)).toEqual({ ...row, ...quantity })
})

test.each(['', 'tanto', '2 tazze', '-3'])('%j stays as it was typed', text => {
  expect(withTypedQuantity({ ...row, grams: 20, typed: null }, text)).toEqual({ ...row, grams: 20, typed: text })
})

test('kcal of a food without energy leave the quantity as it is', () => {
  const water = { ...row, food: { ...bread, kcal: 0 }, grams: 200 }
  expect(withTypedQuantity(water, '80 kcal')).toEqual({ ...water, typed: null })
})

test('a row moves within the list and never out of it', () => {
  const rows = [row, { ...row, id: 'second' }, { ...row, id: 'third' }]
  const ids = (list: readonly EditedIngredient[]) => list.map(({ id }) => id)
  expect(ids(moveRow(rows, 1, 1))).toEqual([row.id, 'third', 'second'])
  expect(ids(moveRow(rows, 0, -1))).toEqual(ids(rows))
  expect(ids(moveRow(rows, 2, 1))).toEqual(ids(rows))
})

test('a newer version keeps the quantity, and the measure that it still has', () => {
  const two = withTypedQuantity(row, '2 fette')
  expect(withFood(two, { ...bread, version: 2 })).toMatchObject({ grams: 60, measure: { amount: 2 }, food: { version: 2 } })
  expect(withFood(two, { ...bread, version: 2, measures: [] })).toMatchObject({ grams: 60, measure: null })
})
