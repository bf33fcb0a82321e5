import { allergens, allergenStates, foodCategories } from '@allenio/contract/aliments'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packLibrary, unpackLibrary, type LibraryFood } from './index.ts'

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
})

test('foods come out of the columns as they went in, in the order of their numbers', () => {
  fc.assert(
    fc.property(fc.uniqueArray(food, { selector: ({ sourceId }) => sourceId, maxLength: 20 }), foods => {
      const known = foods.map(each => ({ ...each, cholesterol: each.category === 'fats_oils' ? each.cholesterol : null }))
      expect(unpackLibrary(packLibrary(foods))).toEqual(known.toSorted((one, other) => one.sourceId - other.sourceId))
    }),
  )
})
