import { expect, test } from 'vitest'
import { listSteps, logoFault, missingParts, parseAppColor, type RequestFacts } from './index.ts'

test.each([
  ['#92000F', '#92000F'],
  ['92000f', '#92000F'],
  [' #abcdef ', '#ABCDEF'],
  ['red', undefined],
  ['#fff', undefined],
  ['#92000F00', undefined],
  ['url(x)', undefined],
  ['', undefined],
])('the colour %j is read as %j', (text, color) => {
  expect(parseAppColor(text)).toBe(color)
})

test.each([
  [1024, 1024, true, undefined],
  [2048, 2048, true, undefined],
  [1023, 1024, true, 'app logo too small'],
  [2048, 1024, true, 'app logo not square'],
  [1024, 1024, false, 'app logo transparent'],
] as const)('a logo of %i × %i, opaque: %s → %s', (width, height, isOpaque, fault) => {
  expect(logoFault({ width, height, isOpaque })).toBe(fault)
})

const whole: RequestFacts = {
  name: 'Studio Riva',
  mainColor: '#92000F',
  logo: { width: 1024, height: 1024, isOpaque: true },
  businessName: 'Studio Riva srl',
  country: 'IT',
  vatNumber: '12345670157',
  fiscalCode: null,
  billingAddress: 'Via Roma 1, Milano',
  postalCode: '20121',
  certifiedMail: null,
  recipientCode: 'M5UXCR1',
  files: [{ kind: 'front' }, { kind: 'back' }],
}

test.each([
  [{}, []],
  [{ vatNumber: null, fiscalCode: 'RSSMRA85T10A562S' }, []],
  [{ vatNumber: null }, ['taxCode']],
  [{ recipientCode: null }, ['invoiceAddress']],
  [{ recipientCode: null, certifiedMail: 'a@pec.example.com' }, []],
  [{ recipientCode: null, country: 'CH' }, []],
  [{ logo: { width: 512, height: 512, isOpaque: true } }, ['logo']],
  [{ files: [{ kind: 'front' as const }, { kind: 'file' as const }] }, ['back']],
  [{ name: '', mainColor: null, logo: null }, ['name', 'mainColor', 'logo']],
])('a request with %j lacks %j', (change, parts) => {
  expect(missingParts({ ...whole, ...change })).toEqual(parts)
})

test('steps come in their order, and those that have not begun are nobody’s turn', () => {
  const steps = listSteps({ build: { turn: 'operator', doneAt: null }, documents: { turn: 'operator', doneAt: '2026-01-02T00:00:00Z' } })
  expect(steps.map(({ step }) => step)).toEqual(['documents', 'duns number', 'apple account', 'google account', 'build', 'review', 'live'])
  expect(steps.filter(({ turn }) => turn !== null).map(({ step }) => step)).toEqual(['documents', 'build'])
})
