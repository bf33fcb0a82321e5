import { mealPlanCellsByType, MealPlanCells } from '@allenio/contract/meal-plans'
import { expect, test } from 'vitest'
import { changedNumbers, numberRanges, typedNumber, type NumberCell } from './dialogs/cell-texts.ts'
import { excessOf, targetVerdict } from './target.ts'

const isAtLeast = { kcal: false, protein: false, carbs: false, lipids: false }

test.each([
  [2000, 2000, true, 'onTarget', 0],
  [2060, 2000, true, 'closeAbove', 60],
  [1940, 2000, true, 'closeBelow', 60],
  [2061, 2000, false, 'above', 61],
  [1200, 2000, false, 'below', 800],
])('%d of %d kcal', (kcal, target, isClose, word, difference) => {
  expect(targetVerdict({ kcal, isAtLeast }, { kcal: target })).toEqual({ isClose, word, kcal: difference })
})

test.each([
  [100, 100, undefined],
  [105, 100, undefined],
  [106, 100, 6],
  // less of a macro is seen at its bar
  [80, 100, undefined],
  [2, 1, 1],
  [null, 100, undefined],
  [100, null, undefined],
])('%j g of a macro, of %j, are %j g too much', (grams, target, excess) => {
  expect(excessOf(grams, target)).toBe(excess)
})

test('nobody can tell without a target, without a figure, or of the known part alone', () => {
  expect(targetVerdict({ kcal: 1800, isAtLeast }, { kcal: null })).toBeUndefined()
  expect(targetVerdict({ kcal: null, isAtLeast }, { kcal: 2000 })).toBeUndefined()
  expect(targetVerdict({ kcal: 1800, isAtLeast: { ...isAtLeast, kcal: true } }, { kcal: 2000 })).toBeUndefined()
})

test.each([
  ['kcal', '1.800', 1800],
  ['kcal', '1,800', 1800],
  ['kcal', '1800,6', 1801],
  ['kcal', '20.001', undefined],
  ['kcal', '-1', undefined],
  ['kcal', 'tante', undefined],
  ['kcal', ' ', null],
  ['proteinPercent', '33,33', 33.3],
  ['proteinPercent', '101', undefined],
  ['estimatedKcal', '1.200', 1200],
  ['mostPercent', '1.000', 1000],
  ['mostPercent', '99', undefined],
] as const)('%s typed as %j is %j', (cell, text, value) => expect(typedNumber(cell, text)).toBe(value))

test('a number that is refused leaves its cell as it was, and an unchanged one is not written again', () => {
  const cells = { kcal: 1800, proteinPercent: 20, lipidsPercent: 30 }
  expect(changedNumbers(cells, { kcal: '99.999', proteinPercent: '20', carbsPercent: '50', lipidsPercent: '' })).toEqual({
    carbsPercent: 50,
    lipidsPercent: null,
  })
})

test('the server takes each bound of a number', () => {
  const { shape } = mealPlanCellsByType.component.extend({ ...MealPlanCells.shape, ...mealPlanCellsByType.meal.shape })
  for (const cell of Object.keys(numberRanges) as NumberCell[]) {
    const { min, max } = numberRanges[cell]
    expect([min - 1, min, max, max + 1].map(value => shape[cell].safeParse(value).success)).toEqual([false, true, true, false])
  }
})
