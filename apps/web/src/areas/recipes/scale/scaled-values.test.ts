import { expect, test } from 'vitest'
import { newRow } from '../ingredients/edits.ts'
import { scaledValues, unscaledValues } from './scaled-values.ts'

const food = {
  id: '01a20000-0000-7000-8000-000000000001',
  version: 1,
  latestVersion: 1,
  source: 'library' as const,
  name: 'Riso',
  nameIt: 'Riso',
  nameEn: 'Rice',
  category: null,
  brand: '',
  kcal: 350,
  protein: 7,
  carbs: 78,
  lipids: 1,
  carbsIncludeFiber: false,
  nutrients: {},
  density: null,
  ediblePart: null,
  cookingFactor: null,
  measures: [],
  allergens: {},
  isDeleted: false,
}
const row = (grams: number) => ({ ...newRow(food), grams, typed: null })
const values = { components: [row(160), row(35)], portions: '2', yieldGrams: '480' }
const gramsOf = ({ components }: { components: readonly { grams: number }[] }) => components.map(({ grams }) => grams)

test('other portions bring more of everything, and a larger yield', () => {
  const scaled = scaledValues(values, { basis: 'portions', wanted: 3, factor: 1.5 })
  expect([gramsOf(scaled), scaled.portions, scaled.yieldGrams]).toEqual([[240, 53], '3', '720'])
})

test('by weight or energy the portions stay', () => {
  expect(scaledValues({ ...values, yieldGrams: '' }, { basis: 'grams', wanted: 390, factor: 2 })).toMatchObject({
    portions: '2',
    yieldGrams: '',
  })
})

test('an undo keeps what was changed since', () => {
  const scaled = scaledValues(values, { basis: 'portions', wanted: 4, factor: 2 })
  expect(unscaledValues(scaled, { before: values, scaled })).toEqual(values)
  const [first, second] = scaled.components
  if (!first || !second) throw new Error('two rows were scaled')
  const now = { ...scaled, components: [second, { ...first, grams: 300 }], yieldGrams: '900' }
  expect(unscaledValues(now, { before: values, scaled })).toMatchObject({
    components: [{ grams: 35 }, { grams: 300 }],
    portions: '2',
    yieldGrams: '900',
  })
})
