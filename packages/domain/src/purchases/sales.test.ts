import { packageLimits } from '@allenio/contract/packages'
import { installmentsOf } from '@allenio/domain/packages'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clauseNames } from '@allenio/contract/purchases'
import { clausesOf, clauseTemplate, saleRows, saleSchedule, type SaleTerms, type WordedSale } from './index.ts'

const once: SaleTerms = {
  day: '2026-01-31',
  billingModel: 'ONE_TIME_PAYMENT',
  intervalUnit: null,
  intervalCount: null,
  trialDays: 0,
  accessDays: 90,
  firstAmount: 8_300,
  nextAmount: null,
  installments: null,
}
const monthly: SaleTerms = {
  ...once,
  billingModel: 'SUBSCRIPTION',
  intervalUnit: 'MONTH',
  intervalCount: 1,
  accessDays: null,
  nextAmount: 5_900,
}

describe('what is charged on which day', () => {
  test.each<[string, SaleTerms, Partial<ReturnType<typeof saleSchedule>>]>([
    ['at once', once, { today: 8_300, next: null, total: 8_300, repeats: null, accessUntil: '2026-04-30' }],
    ['for ever', { ...once, accessDays: null }, { accessUntil: null }],
    [
      'in parts',
      { ...once, nextAmount: 8_299, installments: 3 },
      {
        today: 8_300,
        next: { amount: 8_299, day: '2026-02-28' },
        installments: [
          { amount: 8_300, day: '2026-01-31' },
          { amount: 8_299, day: '2026-02-28' },
          { amount: 8_299, day: '2026-03-31' },
        ],
        total: 24_898,
      },
    ],
    [
      'each month',
      { ...monthly, firstAmount: 5_900 },
      { today: 5_900, next: { amount: 5_900, day: '2026-02-28' }, repeats: 5_900, total: null },
    ],
    ['less at first', monthly, { today: 8_300, next: { amount: 5_900, day: '2026-02-28' } }],
    [
      'after a trial, less at first',
      { ...monthly, firstAmount: 1_000, trialDays: 7 },
      { today: 0, trialUntil: '2026-02-07', next: { amount: 1_000, day: '2026-02-07' }, repeats: 5_900 },
    ],
    [
      'after a trial, the first for nothing',
      { ...monthly, firstAmount: 0, trialDays: 7 },
      { today: 0, next: { amount: 5_900, day: '2026-03-07' } },
    ],
    ['every two weeks', { ...monthly, intervalUnit: 'WEEK', intervalCount: 2 }, { next: { amount: 5_900, day: '2026-02-14' } }],
  ])('%s', (_, sale, expected) => {
    expect(saleSchedule(sale)).toMatchObject(expected)
  })

  test('installments add up to the price, a month apart', () => {
    const { least, most } = packageLimits.installments
    fc.assert(
      fc.property(fc.integer({ min: least, max: most }), fc.integer({ min: 10_000, max: packageLimits.price.most }), (count, price) => {
        const [firstAmount = 0, nextAmount = 0] = installmentsOf(price, count)
        const { installments, total } = saleSchedule({ ...once, firstAmount, nextAmount, installments: count })
        const days = installments?.map(({ day }) => day.slice(0, 7)) ?? []
        expect(total).toBe(price)
        expect(new Set(days).size).toBe(count)
      }),
    )
  })
})

const worded = (sale: SaleTerms): WordedSale => ({ ...sale, currency: 'EUR' })
const rowsOf = (...question: Parameters<typeof saleRows>) => Object.fromEntries(saleRows(...question).map(({ name, text }) => [name, text]))

describe('the words of a sale', () => {
  test('in parts: each with its day, and all together', () => {
    const rows = rowsOf('it', worded({ ...once, day: '2026-12-08', nextAmount: 8_299, installments: 3 }), 'ordered')
    expect(rows).toMatchObject({
      today: '83,00\u00a0€',
      next: '82,99\u00a0€ l’8 gen 2027',
      installments: '3, una al mese: 83,00\u00a0€ l’8 dic 2026, 82,99\u00a0€ l’8 gen 2027, 82,99\u00a0€ l’8 feb 2027',
      total: '248,98\u00a0€',
      withdrawal: 'entro il 22 dic 2026, senza dire perché',
    })
    expect(rows).not.toHaveProperty('then')
  })

  test('a trial: nothing today, the first charge with its day, and what follows', () => {
    expect(rowsOf('en', worded({ ...monthly, firstAmount: 5_900, trialDays: 7 }), 'offered')).toEqual({
      trial: 'until 7 Feb 2026, once per person',
      today: 'nothing',
      next: '€59.00 on 7 Feb 2026',
      then: '€59.00 a month, until you cancel',
      end: 'Whenever you like, in the app, under “Purchases”: everything stays open until the paid period ends.',
      withdrawal: 'until 14 Feb 2026, without giving a reason',
    })
  })

  test('what is free is charged neither now nor later', () => {
    expect(rowsOf('it', worded({ ...once, firstAmount: 0, accessDays: null }), 'offered')).toMatchObject({
      today: 'niente',
      access: 'senza scadenza',
    })
  })

  test('before the order it says today, afterwards the day', () => {
    const labelOf = (moment: 'offered' | 'ordered') => saleRows('it', worded({ ...once, day: '2026-12-11' }), moment)[0]?.label
    expect([labelOf('offered'), labelOf('ordered')]).toEqual(['Oggi paghi', 'Pagato l’11 dic 2026'])
  })
})

describe('the terms of a sale', () => {
  const facts = { billingModel: 'SUBSCRIPTION', trialDays: 7, installments: null, hasAppointments: false } as const
  test('have the clauses that concern the order', () => {
    expect(clausesOf(clauseTemplate.it, facts).map(({ name }) => name)).toEqual([
      'service',
      'price',
      'trial',
      'renewal',
      'withdrawal',
      'health',
      'complaints',
    ])
    const single = { billingModel: 'ONE_TIME_PAYMENT', trialDays: 0, installments: 3, hasAppointments: true } as const
    expect(clausesOf(clauseTemplate.en, single).map(({ name }) => name)).toEqual([
      'service',
      'price',
      'installments',
      'length',
      'withdrawal',
      'appointments',
      'health',
      'complaints',
    ])
  })

  test('a clause that the business has emptied is left out', () => {
    const texts = { ...clauseTemplate.it, health: { title: 'Salute', text: ' ' } }
    expect(clausesOf(texts, facts).map(({ name }) => name)).not.toContain('health')
  })

  test('the template has every clause in both languages', () => {
    for (const texts of Object.values(clauseTemplate)) {
      expect(Object.keys(texts)).toEqual([...clauseNames])
      for (const { title, text } of Object.values(texts)) expect(Math.min(title.length, text.length)).toBeGreaterThan(3)
    }
  })
})
