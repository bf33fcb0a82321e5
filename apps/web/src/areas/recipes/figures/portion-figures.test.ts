import { expect, test } from 'vitest'
import { portionFigures } from './portion-figures.ts'

const figures = {
  kcal: 1234.5,
  protein: 100,
  carbs: 0,
  lipids: null,
  isAtLeast: { kcal: false, protein: false, carbs: true, lipids: true },
}

test.each([
  [1, { kcal: 1235, protein: 100, carbs: 0 }],
  [3, { kcal: 412, protein: 33.3, carbs: 0 }],
  [200, { kcal: 6, protein: 0.5, carbs: 0 }],
])('of %i portions one has %o', (portions, expected) => {
  expect(portionFigures({ figures, portions })).toEqual({ ...expected, lipids: null, isAtLeast: figures.isAtLeast })
})

test('half a tenth is rounded up', () => {
  expect(portionFigures({ figures: { ...figures, protein: 1.3, kcal: 1 }, portions: 2 })).toMatchObject({ protein: 0.7, kcal: 1 })
})
