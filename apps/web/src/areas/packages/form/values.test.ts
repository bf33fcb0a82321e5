import { expect, test } from 'vitest'
import { allNames, emptyValues, fieldsOf, priceOf, rhythmOf, termsOf } from './values.ts'

const values = { ...emptyValues('Corso'), price: '200' }

test('the preview reads what is typed, and leaves out what does not fit', () => {
  expect(termsOf({ ...values, trialDays: '7', installments: '6' }, 'EUR')).toMatchObject({
    price: 20_000,
    intervalUnit: 'MONTH',
    intervalCount: 1,
    trialDays: 7,
    installments: null,
  })
  const once = { ...values, billingModel: 'ONE_TIME_PAYMENT' as const, installments: '6', accessDays: '30', trialDays: '7' }
  expect(termsOf(once, 'EUR')).toMatchObject({ intervalUnit: null, trialDays: 0, installments: 6, accessDays: 30 })
  expect(termsOf({ ...once, price: '2' }, 'EUR').installments).toBeNull()
  expect(termsOf({ ...values, price: '0', trialDays: '7' }, 'EUR').trialDays).toBe(0)
})

test.each([
  ['0', 0],
  ['49,90', 4_990],
  ['0.49', undefined],
  ['-5', undefined],
  ['50000.01', undefined],
  ['gratis', undefined],
])('the price %s is %s cents', (typed, cents) => {
  expect(priceOf(typed)).toBe(cents)
})

test.each([
  [{ rhythm: '3 MONTH' as const }, { intervalUnit: 'MONTH', intervalCount: 3 }],
  [{ rhythm: '1 YEAR' as const }, { intervalUnit: 'YEAR', intervalCount: 1 }],
  [
    { rhythm: 'other' as const, intervalUnit: 'WEEK' as const, intervalCount: '2' },
    { intervalUnit: 'WEEK', intervalCount: 2 },
  ],
  [{ billingModel: 'ONE_TIME_PAYMENT' as const }, { intervalUnit: null, intervalCount: null }],
])('%j is the rhythm %j', (changes, rhythm) => {
  expect(rhythmOf({ ...values, ...changes })).toEqual(rhythm)
})

test('a change sends only what differs', () => {
  expect(fieldsOf(values, new Set(['price']))).toEqual({ price: 20_000 })
  expect(fieldsOf({ ...values, imageUploadId: null }, new Set(['imageUploadId']))).toEqual({ removesImage: true })
  expect(fieldsOf(values, new Set(['rhythm']))).toEqual({ intervalUnit: 'MONTH', intervalCount: 1 })
  expect(fieldsOf(values, allNames)).toMatchObject({ name: 'Corso', price: 20_000, trialDays: 0, unlocks: { opensChat: true } })
})

test('programs go with the change to a subscription', () => {
  const once = { ...values, billingModel: 'ONE_TIME_PAYMENT' as const, programs: [{ id: 'p', name: 'Base' }] }
  expect(fieldsOf(once, allNames).unlocks).toMatchObject({ programIds: ['p'] })
  expect(fieldsOf({ ...once, billingModel: 'SUBSCRIPTION' }, allNames).unlocks).toMatchObject({ programIds: [] })
})
