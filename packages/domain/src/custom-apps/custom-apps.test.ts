import { expect, test } from 'vitest'
import {
  listSteps,
  logoFault,
  missingParts,
  moveStep,
  openSteps,
  parseAppColor,
  parseStoreUrl,
  unreadyParts,
  type RequestFacts,
} from './index.ts'

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

test.each([
  [{}, []],
  [{ name: '' }, ['name']],
  [{ mainColor: null, logo: { width: 1024, height: 1024, isOpaque: false } }, ['mainColor', 'logo']],
])('an app with %j is not ready for want of %j', (change, parts) => {
  expect(unreadyParts({ ...whole, ...change })).toEqual(parts)
})

test('a step moves from party to party, keeps the day on which it was done, and can be begun anew', () => {
  const [first, second] = ['2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z']
  const asked = moveStep({}, { step: 'apple account', turn: 'business', note: 'Apri l’account.' }, first)
  expect(asked).toEqual({ 'apple account': { turn: 'business', doneAt: null, note: 'Apri l’account.' } })
  expect(openSteps(asked)).toEqual([{ step: 'apple account', turn: 'business' }])
  const done = moveStep(asked, { step: 'apple account', turn: 'done', note: '' }, first)
  expect(done).toEqual({ 'apple account': { turn: 'business', doneAt: first } })
  expect(moveStep(done, { step: 'apple account', turn: 'done', note: '' }, second)).toEqual(done)
  expect(openSteps(done)).toEqual([])
  expect(moveStep(done, { step: 'apple account', turn: null, note: '' }, second)).toEqual({})
})

test.each([
  ['ios', 'https://apps.apple.com/it/app/riva/id123', 'https://apps.apple.com/it/app/riva/id123'],
  ['android', ' https://play.google.com/store/apps/details?id=it.riva ', 'https://play.google.com/store/apps/details?id=it.riva'],
  ['ios', 'https://play.google.com/store/apps/details?id=it.riva', undefined],
  ['ios', 'http://apps.apple.com/it/app/riva/id123', undefined],
  ['ios', 'javascript:alert(1)//apps.apple.com', undefined],
  ['ios', 'https://apps.apple.com@evil.example/x', undefined],
  ['ios', 'https://apps.apple.com.evil.example/x', undefined],
  ['android', 'https://play.google.com:8443/store', undefined],
  ['android', 'play.google.com/store', undefined],
] as const)('the address for %s %j is read as %j', (store, text, url) => {
  expect(parseStoreUrl(store, text)).toBe(url)
})
