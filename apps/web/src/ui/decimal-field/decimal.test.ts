import { expect, test } from 'vitest'
import { decimalOf, parseNumberWithin, stepped } from './decimal.ts'

test.each([
  ['72,5', 72.5],
  ['72.5', 72.5],
  [' 72,5 kg ', 72.5],
  ['18%', 18],
  ['−3', -3],
  [',5', 0.5],
  ['72,', 72],
  ['', undefined],
  ['abc', undefined],
  ['72,5,1', undefined],
  ['1e3', undefined],
  ['kg', undefined],
  ['12 000', 12_000],
])('%j is read as %s', (text, value) => expect(decimalOf(text)).toBe(value))

test('whole numbers may be grouped', () => {
  expect([decimalOf('8.400', 0), decimalOf('8,400', 0), decimalOf('1.008.400', 0), decimalOf('840', 0)]).toEqual([
    8400, 8400, 1_008_400, 840,
  ])
  expect(decimalOf('1.240', 1)).toBe(1.24)
})

test('steps keep to their grid and to what is possible', () => {
  const kg = { min: 20, max: 400 }
  expect([stepped(72.4, 0.1, kg), stepped(72.4, -0.1, kg), stepped(400, 1, kg), stepped(0, -1, kg)]).toEqual([72.5, 72.3, 400, 20])
})

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
])('%j is a whole number within limits: %s', (text, number) => {
  expect(parseNumberWithin(text, { least: 1, most: 5000, isWhole: true })).toBe(number)
})

test.each([
  ['2,5', 2.5],
  [' 3 ', 3],
  ['13', undefined],
  ['0', undefined],
])('%j is a number within limits: %s', (text, number) => {
  expect(parseNumberWithin(text, { least: 1, most: 12 })).toBe(number)
})
