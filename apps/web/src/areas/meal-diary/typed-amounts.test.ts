import { expect, test } from 'vitest'
import { readWhole } from './typed-amounts.ts'

test.each([
  ['1200', 1200],
  ['1.200', 1200],
  ['1,200', 1200],
  ['1 200', 1200],
  [' 350 kcal', 350],
  ['5.000', 5000],
  ['5.001', undefined],
  ['0', undefined],
  ['-20', undefined],
  ['12,5', undefined],
  ['1.20', undefined],
  ['tanto', undefined],
  ['', undefined],
])('%j is read as %s', (text, amount) => expect(readWhole(text, { least: 1, most: 5000 })).toBe(amount))
