import { defaultUnlocks, packageLimits } from '@allenio/contract/packages'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { discounted, discountOf, fitTerms, installmentsOf, isDiscountValid, rhythmLabel, termFaults, type WrittenTerms } from './index.ts'

describe('the words for a rhythm', () => {
  test.each([
    [null, null, 'Una tantum', 'One time'],
    ['DAY', 1, 'Giornaliero', 'Daily'],
    ['WEEK', 1, 'Settimanale', 'Weekly'],
    ['MONTH', 1, 'Mensile', 'Monthly'],
    ['MONTH', 3, 'Trimestrale', 'Quarterly'],
    ['MONTH', 6, 'Semestrale', 'Biannually'],
    ['YEAR', 1, 'Annuale', 'Yearly'],
    ['WEEK', 2, 'Ogni 2 settimane', 'Every 2 weeks'],
    ['DAY', 10, 'Ogni 10 giorni', 'Every 10 days'],
    ['MONTH', 12, 'Ogni 12 mesi', 'Every 12 months'],
    ['YEAR', 2, 'Ogni 2 anni', 'Every 2 years'],
  ] as const)('%s %s is %s', (intervalUnit, intervalCount, italian, english) => {
    expect([rhythmLabel('it', { intervalUnit, intervalCount }), rhythmLabel('en', { intervalUnit, intervalCount })]).toEqual([
      italian,
      english,
    ])
  })
})

describe('installments', () => {
  test('begin with the cents that do not divide', () => {
    expect(installmentsOf(20_000, 6)).toEqual([3_335, 3_333, 3_333, 3_333, 3_333, 3_333])
    expect(installmentsOf(10_000, 4)).toEqual([2_500, 2_500, 2_500, 2_500])
  })

  test('sum to the price, and each can be charged', () => {
    const { least, most } = packageLimits.installments
    fc.assert(
      fc.property(fc.integer({ min: least, max: most }), fc.integer({ min: 0, max: packageLimits.price.most }), (count, above) => {
        const price = Math.min(packageLimits.price.most, count * packageLimits.installment + above)
        const parts = installmentsOf(price, count)
        const [first = 0, ...others] = parts
        expect(parts).toHaveLength(count)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(price)
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(packageLimits.installment)
        expect(others.every(part => part <= first && first - part < count)).toBe(true)
      }),
    )
  })
})

describe('a discount', () => {
  test.each([
    [10_000, { percent: 20, amount: null }, 8_000],
    [9_999, { percent: 15, amount: null }, 8_499],
    [5_000, { percent: null, amount: 1_500 }, 3_500],
    [5_000, { percent: null, amount: 9_000 }, 0],
    [5_000, { percent: 100, amount: null }, 0],
    // one cent cannot be charged
    [100, { percent: 99, amount: null }, 0],
    [0, { percent: 10, amount: null }, 0],
  ] as const)('%i less %j is %i', (price, discount, rest) => {
    expect(discounted(price, discount)).toBe(rest)
    expect(discountOf(price, discount)).toBe(price - rest)
  })

  test('leaves nothing, or what can be charged, and never more than the price', () => {
    const price = fc.oneof(fc.constant(0), fc.integer({ min: packageLimits.price.least, max: packageLimits.price.most }))
    const rule = fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }), amount: fc.constant(null) }),
      fc.record({ percent: fc.constant(null), amount: fc.integer({ min: 1, max: packageLimits.price.most }) }),
    )
    fc.assert(
      fc.property(price, rule, (full, discount) => {
        const rest = discounted(full, discount)
        expect(rest === 0 || (rest >= packageLimits.price.least && rest <= full)).toBe(true)
      }),
    )
  })

  test.each([
    [{}, true],
    [{ isArchived: true }, false],
    [{ usesAtMost: 3 }, true],
    [{ usesAtMost: 2 }, false],
    [{ fromDay: '2026-12-01' }, true],
    [{ fromDay: '2026-12-02' }, false],
    [{ untilDay: '2026-12-01' }, true],
    [{ untilDay: '2026-11-30' }, false],
  ])('%j is valid: %s', (given, isValid) => {
    const code = { isArchived: false, uses: 2, usesAtMost: null, fromDay: null, untilDay: null }
    expect(isDiscountValid({ ...code, ...given }, '2026-12-01')).toBe(isValid)
  })
})

describe('terms', () => {
  const id = '0190a000-0000-7000-8000-000000000001'
  const written: WrittenTerms = {
    billingModel: 'SUBSCRIPTION',
    intervalUnit: 'MONTH',
    intervalCount: 3,
    price: 15_000,
    trialDays: 7,
    accessDays: 30,
    installments: 4,
    clientTypeId: id,
    unlocks: { ...defaultUnlocks, programIds: [id], credits: [{ kindId: null, amount: 4, validDays: 30, each: 'period' }] },
  }

  test('of a subscription have a rhythm, and no program', () => {
    const { unlocks, ...terms } = fitTerms(written)
    expect(terms).toMatchObject({ intervalUnit: 'MONTH', intervalCount: 3, trialDays: 7, accessDays: null, installments: null })
    expect(unlocks).toMatchObject({ programIds: [], credits: [{ each: 'period' }] })
    expect(fitTerms({ ...written, price: 0 }).trialDays).toBe(0)
  })

  test('of one payment have no rhythm, and credits come once', () => {
    const { unlocks, ...terms } = fitTerms({ ...written, billingModel: 'ONE_TIME_PAYMENT' })
    expect(terms).toMatchObject({ intervalUnit: null, intervalCount: null, trialDays: 0, accessDays: 30, installments: 4 })
    expect(unlocks).toMatchObject({ programIds: [id], credits: [{ each: 'once' }] })
    expect(fitTerms({ ...written, billingModel: 'ONE_TIME_PAYMENT', price: 0 }).installments).toBeNull()
  })

  test.each([
    [{ price: 1, installments: null }, ['price out of range']],
    [{ price: 49, installments: null }, ['price out of range']],
    [{ price: 5_000_001 }, ['price out of range']],
    [{ price: Number.NaN }, ['price out of range']],
    [{ price: 0, installments: null }, []],
    [{ price: 50, installments: null }, []],
    [{ price: 5_000_000 }, []],
    [{ price: 199, installments: 4 }, ['installments too small']],
    [{ price: 200, installments: 4 }, []],
  ])('%j: %j', (given, faults) => {
    expect(termFaults({ ...written, ...given }).map(({ fault }) => fault)).toEqual(faults)
  })
})
