import { expect, test } from 'vitest'
import { decimalOf, stepped } from './decimal.ts'

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
