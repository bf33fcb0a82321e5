import { expect, test } from 'vitest'
import { sumDecimals } from '../index.ts'

test.each([
  { amount: 19.084, decimals: 3, shown: 1 },
  { amount: 2.98, decimals: 2, shown: 2 },
  { amount: 0.0382, decimals: 3, shown: 3 },
  { amount: 0.5, decimals: 1, shown: 1 },
  { amount: 1064.4, decimals: 1, shown: 0 },
  { amount: 100, decimals: 2, shown: 0 },
  { amount: 0, decimals: 3, shown: 0 },
])('$amount of a nutrient with $decimals decimals shows $shown', ({ amount, decimals, shown }) => {
  expect(sumDecimals(amount, decimals)).toBe(shown)
})
