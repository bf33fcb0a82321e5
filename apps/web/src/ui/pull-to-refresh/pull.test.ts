import { expect, test } from 'vitest'
import { isEnough, pulled } from './pull.ts'

test.each([
  [-30, 0, false],
  [0, 0, false],
  [20, 0, false],
  [21, 1, false],
  [99, 79, false],
  [100, 80, true],
  [130, 90, true],
])('isEnough', (moved, shown, enough) => {
  expect(pulled(moved)).toBe(shown)
  expect(isEnough(moved)).toBe(enough)
})
