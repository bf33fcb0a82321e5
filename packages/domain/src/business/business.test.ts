import { expect, test } from 'vitest'
import {
  countries,
  dialingCodeOf,
  parseFiscalCode,
  parseRecipientCode,
  parseVatNumber,
  missingSellerFields,
  sellerLines,
  type SellerIdentity,
} from './index.ts'

test.each([
  ['12345670157', 'IT', '12345670157'],
  ['IT 123 456 701 57', 'IT', '12345670157'],
  ['it12345670157', 'IT', '12345670157'],
  ['00743110157', 'IT', '00743110157'],
  ['12345670158', 'IT', undefined],
  ['1234567890', 'IT', undefined],
  ['00000000000', 'IT', undefined],
  ['DE12345670157', 'IT', undefined],
  ['de 123.456.789', 'DE', 'DE123456789'],
  ['CHE-123.456.789', 'CH', 'CHE123456789'],
  ['12345670158', 'FR', '12345670158'],
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

test.each([
  ['RSSMRA85T10A562S', 'IT', 'RSSMRA85T10A562S'],
  ['rss mra 85t10 a562s', 'IT', 'RSSMRA85T10A562S'],
  // the last sign is computed from the others
  ['RSSMRA85T10A562X', 'IT', undefined],
  ['RSSMRA85T10A56', 'IT', undefined],
  // a company's
  ['00743110157', 'IT', '00743110157'],
  ['00743110158', 'IT', undefined],
  ['AB 12-3', 'DE', 'AB123'],
  ['', 'IT', undefined],
] as const)('the fiscal code %j of %s is %j', (text, country, code) => {
  expect(parseFiscalCode(text, country)).toBe(code)
})

test.each([
  ['0000000', '0000000'],
  ['m5uxcr1', 'M5UXCR1'],
  ['UFABCD', 'UFABCD'],
  ['12345', undefined],
  ['12345678', undefined],
  ['M5UXCR!', undefined],
] as const)('the recipient code %j is %j', (text, code) => {
  expect(parseRecipientCode(text)).toBe(code)
})

const seller: SellerIdentity = {
  name: 'Studio Marchetti',
  address: 'Via Roma 1\n20100 Milano',
  country: 'IT',
  vatNumber: 'IT12345678903',
  fiscalCode: null,
  certifiedMail: null,
  email: 'ciao@example.com',
  phone: '+39 02 1234567',
}

test.each([
  [{}, []],
  [{ vatNumber: null, fiscalCode: 'RSSMRA80A01F205X' }, []],
  [{ vatNumber: null }, ['vatNumber']],
  [{ vatNumber: null, country: 'GB' }, []],
  [{ address: '', email: null, phone: '' }, ['address', 'email', 'phone']],
] as const)('a seller with %j lacks %j', (given, missing) => {
  expect(missingSellerFields({ ...seller, ...given })).toEqual(missing)
})

test('a seller is named with each number labelled', () => {
  expect(sellerLines('it', seller)).toEqual([
    'Studio Marchetti',
    'Via Roma 1',
    '20100 Milano',
    'P. IVA: IT12345678903',
    'E-mail: ciao@example.com',
    'Telefono: +39 02 1234567',
  ])
  expect(sellerLines('en', { ...seller, address: '', vatNumber: null })).toEqual([
    'Studio Marchetti',
    'E-mail: ciao@example.com',
    'Telephone: +39 02 1234567',
  ])
})
