import { expect, test } from 'vitest'
import { targetVerdict } from './target.ts'

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

test('nobody can tell without a target, without a figure, or of the known part alone', () => {
  expect(targetVerdict({ kcal: 1800, isAtLeast }, { kcal: null })).toBeUndefined()
  expect(targetVerdict({ kcal: null, isAtLeast }, { kcal: 2000 })).toBeUndefined()
  expect(targetVerdict({ kcal: 1800, isAtLeast: { ...isAtLeast, kcal: true } }, { kcal: 2000 })).toBeUndefined()
})
