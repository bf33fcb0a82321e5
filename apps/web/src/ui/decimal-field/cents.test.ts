import { expect, test } from 'vitest'
import { amountNumber, centsOf } from './cents.ts'

test.each([
  ['49', 4_900],
  ['49,5', 4_950],
  ['49.50 €', 4_950],
  ['0,01', 1],
  ['19,99', 1_999],
  ['1,005', undefined],
  ['', undefined],
  ['molto', undefined],
])('%s is %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents)
})

test.each([
  [24_900, '249'],
  [1_050, '10.50'],
  [5, '0.05'],
])('%s cents are written as %s', (cents, text) => {
  expect(amountNumber(cents)).toBe(text)
})
