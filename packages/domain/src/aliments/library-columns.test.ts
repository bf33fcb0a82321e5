import { allergens, allergenStates, foodCategories } from '@allenio/contract/aliments'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isListedFood, packLibrary, unpackLibrary, type LibraryFood } from './index.ts'

const figure = fc.option(fc.integer({ min: 0, max: 10_000 }).map(units => units / 100))
const food: fc.Arbitrary<LibraryFood> = fc.record({
  sourceId: fc.integer({ min: 1, max: 100_000 }),
  nameIt: fc.string(),
  nameEn: fc.string(),
  category: fc.option(fc.constantFrom(...foodCategories)),
  kcal: fc.option(fc.integer({ min: 0, max: 900 })),
  protein: figure,
  carbs: figure,
  lipids: figure,
  carbsIncludeFiber: fc.boolean(),
  allergens: fc.dictionary(fc.constantFrom(...allergens), fc.constantFrom(...allergenStates.filter(state => state !== 'not known'))),
  cholesterol: fc.constantFrom(0, 1, null),
  twin: fc.constant(null),
  synonyms: fc.array(fc.constantFrom('mela', 'pan carrè')),
})

test('foods come out of the columns as they went in, in the order of their numbers', () => {
  fc.assert(
    fc.property(fc.uniqueArray(food, { selector: ({ sourceId }) => sourceId, maxLength: 20 }), foods => {
      const known = foods.map(each => ({ ...each, cholesterol: each.category === 'fats_oils' ? each.cholesterol : null }))
      expect(unpackLibrary(packLibrary(foods))).toEqual(known.toSorted((one, other) => one.sourceId - other.sourceId))
    }),
  )
})

test('the same food of two tables comes out as the twin of the other', () => {
  const [apple, pear] = fc.sample(food, { seed: 1, numRuns: 2 })
  if (!apple || !pear) throw new Error('two foods are needed')
  const american = { ...apple, sourceId: 9003, twin: 1_000_378 }
  const european = { ...pear, sourceId: 1_000_378, twin: 9003 }
  expect(unpackLibrary(packLibrary([american, european])).map(({ sourceId, twin }) => [sourceId, twin])).toEqual([
    [9003, 1_000_378],
    [1_000_378, 9003],
  ])
})

test.each([
  ['Europe first', [true, false, true, true]],
  ['Europe only', [true, false, true, false]],
  ['USDA first', [false, true, true, true]],
  ['USDA only', [false, true, false, true]],
] as const)('with %s a business finds the European twin, the American twin, the European food, the American food: %j', (order, listed) => {
  const foods = [
    { sourceId: 1_000_378, twin: 9003 },
    { sourceId: 9003, twin: 1_000_378 },
    { sourceId: 2_000_001, twin: null },
    { sourceId: 9500, twin: null },
  ]
  expect(foods.map(each => isListedFood(each, order))).toEqual(listed)
})
