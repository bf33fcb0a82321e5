import { expect, test } from 'vitest'
import { countries, dialingCodeOf, parseVatNumber } from './index.ts'

test.each([
  ['12345678903', 'IT', '12345678903'],
  ['IT 123 456 789 03', 'IT', '12345678903'],
  ['it12345678903', 'IT', '12345678903'],
  ['00743110157', 'IT', '00743110157'],
  ['12345678904', 'IT', undefined],
  ['1234567890', 'IT', undefined],
  ['00000000000', 'IT', undefined],
  ['DE12345678903', 'IT', undefined],
  ['de 123.456.789', 'DE', 'DE123456789'],
  ['CHE-123.456.789', 'CH', 'CHE123456789'],
  ['12345678904', 'FR', '12345678904'],
  ['n/a?', 'FR', undefined],
  ['', 'FR', undefined],
] as const)('the VAT number %j of %s is %j', (text, country, number) => {
  expect(parseVatNumber(text, country)).toBe(number)
})

test('a country has its country code', () => {
  expect(['IT', 'CH', 'US', 'SM'].map(dialingCodeOf)).toEqual(['+39', '+41', '+1', '+378'])
})

test('every country has a name in both languages', () => {
  expect(new Set(countries).size).toBe(countries.length)
  for (const language of ['it', 'en']) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    expect(countries.filter(country => names.of(country) === undefined)).toEqual([])
  }
})
