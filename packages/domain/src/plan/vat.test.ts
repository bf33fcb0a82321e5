import { expect, test } from 'vitest'
import { isSameVat, isViesAsked, viesQuery, vatOf, withVat, type ViesAnswer } from './vat.ts'

test.each<[string, string | null, ViesAnswer | null, number, string, boolean]>([
  ['IT', '12345670157', null, 22, 'standard', false],
  ['IT', null, null, 22, 'standard', false],
  ['IT', '12345670157', 'valid', 22, 'standard', false],
  ['DE', 'DE123456789', 'valid', 0, 'reverse charge', false],
  ['DE', 'DE123456789', 'invalid', 22, 'standard', false],
  ['DE', 'DE123456789', 'unreachable', 22, 'standard', true],
  ['DE', 'DE123456789', null, 22, 'standard', true],
  ['DE', null, null, 22, 'standard', false],
  ['CH', 'CHE123456789', null, 0, 'outside', false],
  ['GB', null, null, 0, 'outside', false],
  ['SM', 'SM12345', null, 0, 'outside', false],
])('%s with %s, VIES says %s: %i %% (%s)', (country, vatNumber, vies, percent, reason, isUnchecked) => {
  expect(vatOf({ country, vatNumber, vies })).toEqual({ percent, reason, isUnchecked })
})

test('VIES is asked about numbers of other countries of the EU', () => {
  expect(['IT', 'DE', 'CH'].map(country => isViesAsked({ country, vatNumber: 'X1' }))).toEqual([false, true, false])
  expect(viesQuery({ country: 'GR', vatNumber: 'EL123456789' })).toEqual({ country: 'EL', number: '123456789' })
  expect(viesQuery({ country: 'FR', vatNumber: '12345670158' })).toEqual({ country: 'FR', number: '12345670158' })
})

test.each([
  [1_900, 22, 418],
  [10_450, 22, 2_299],
  [39_000, 22, 8_580],
  [1, 22, 0],
  [1_900, 0, 0],
])('%i cents at %i %% have %i cents of VAT', (net, percent, vat) => {
  expect(withVat(net, { percent })).toEqual({ net, vat, total: net + vat })
})

test('a cent for each further line is a matter of rounding, and more is another VAT', () => {
  const ours = { percent: 22 }
  expect(isSameVat({ net: 1_900, vat: 418, lines: 1 }, ours)).toBe(true)
  expect(isSameVat({ net: 1_900, vat: 419, lines: 1 }, ours)).toBe(false)
  expect(isSameVat({ net: 1_900, vat: 419, lines: 2 }, ours)).toBe(true)
  expect(isSameVat({ net: 1_900, vat: 399, lines: 2 }, ours)).toBe(false)
})
