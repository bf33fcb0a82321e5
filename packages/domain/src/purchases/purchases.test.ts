import { checkoutStates, type CheckoutState, type RefundState } from '@allenio/contract/purchases'
import { mayBecome } from '@allenio/domain/states'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkoutTransitions,
  lastDayOf,
  matchRefunds,
  nextCheckout,
  purchaseState,
  refundSums,
  withdrawalOn,
  type SeenCheckout,
} from './index.ts'

const seenCheckout: fc.Arbitrary<SeenCheckout> = fc.record({
  status: fc.constantFrom('open', 'complete', 'expired'),
  payment: fc.constantFrom('paid', 'unpaid', 'settling', 'failed', 'nothing due'),
})

describe('a checkout', () => {
  test.each([
    ['asked', { status: 'open', payment: 'unpaid' }, 'open'],
    ['open', { status: 'complete', payment: 'paid' }, 'paid'],
    ['open', { status: 'complete', payment: 'nothing due' }, 'paid'],
    ['open', { status: 'complete', payment: 'settling' }, 'settling'],
    ['settling', { status: 'complete', payment: 'paid' }, 'paid'],
    ['settling', { status: 'complete', payment: 'failed' }, 'failed'],
    ['settling', { status: 'expired', payment: 'unpaid' }, 'settling'],
    ['expired', { status: 'complete', payment: 'paid' }, 'paid'],
    ['failed', { status: 'complete', payment: 'paid' }, 'paid'],
    ['fulfilled', { status: 'expired', payment: 'unpaid' }, 'fulfilled'],
    ['paid', { status: 'open', payment: 'unpaid' }, 'paid'],
  ] as const)('%s, when %j is seen, is %s', (current, seen, next) => {
    expect(nextCheckout(current, seen)).toBe(next)
  })

  test('takes only transitions of the table, and ends alike however often the last answer comes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...checkoutStates), fc.array(seenCheckout), seenCheckout, (start, answers, last) => {
        let state: CheckoutState = start
        for (const seen of answers) {
          const next = nextCheckout(state, seen)
          expect(mayBecome(checkoutTransitions, state, next)).toBe(true)
          state = next
        }
        const once = nextCheckout(state, last)
        expect(nextCheckout(once, last)).toBe(once)
      }),
    )
  })

  test('that was paid stays so, whatever is seen before and after', () => {
    fc.assert(
      fc.property(fc.constantFrom('asked', 'open', 'settling', 'failed', 'expired'), fc.array(seenCheckout), (start, later) => {
        const paid = nextCheckout(start, { status: 'complete', payment: 'paid' })
        expect(later.reduce<CheckoutState>(nextCheckout, paid)).toBe('paid')
      }),
    )
  })
})

describe('a purchase', () => {
  const facts = { waits: null, paid: 5_000, refunded: 0, hasOpenDispute: false, installments: null, isOver: false } as const
  test.each([
    [{}, 'paid'],
    [{ refunded: 100 }, 'partly refunded'],
    [{ refunded: 5_000 }, 'refunded'],
    [{ refunded: 5_000, hasOpenDispute: true }, 'disputed'],
    [{ paid: 0, waits: 'settling' }, 'pending'],
    [{ paid: 0, waits: 'failed' }, 'failed'],
    [{ paid: 0, waits: 'expired' }, 'expired'],
    [{ paid: 0 }, 'paid'],
    [{ installments: { paid: 2, count: 6 } }, 'paid'],
    [{ installments: { paid: 2, count: 6 }, isOver: true }, 'expired'],
    [{ installments: { paid: 6, count: 6 }, isOver: true }, 'paid'],
  ] as const)('with %j is %s', (given, state) => {
    expect(purchaseState({ ...facts, ...given })).toBe(state)
  })
})

describe('refunds', () => {
  const ours = { id: 'a', providerId: null, amount: 500, state: 'asked' } as const
  test('an answer that was lost is known by our id, and one made at the provider is entered', () => {
    expect(
      matchRefunds(
        [ours],
        [
          { id: 're_1', reference: null, amount: 500, status: 'succeeded' },
          { id: 're_2', reference: 'a', amount: 500, status: 'pending' },
        ],
      ),
    ).toEqual([
      { id: null, providerId: 're_1', amount: 500, state: 'paid' },
      { id: 'a', providerId: 're_2', amount: 500, state: 'pending' },
    ])
  })

  test.each([
    ['paid', 'pending', []],
    ['paid', 'failed', ['failed']],
    ['pending', 'succeeded', ['paid']],
    ['failed', 'succeeded', ['paid']],
  ] as const)('one that is %s, when the provider says %s, changes to %j', (state, status, changes) => {
    const seen = { id: 're_1', reference: null, amount: 500, status }
    expect(matchRefunds([{ ...ours, providerId: 're_1', state }], [seen]).map(change => change.state)).toEqual(changes)
  })

  interface Known {
    id: string
    providerId: string | null
    amount: number
    state: RefundState
  }

  function applied(known: readonly Known[], seen: Parameters<typeof matchRefunds>[1]): Known[] {
    const rows = new Map(known.map(row => [row.id, row]))
    for (const { id, ...change } of matchRefunds(known, seen)) rows.set(id ?? change.providerId, { id: id ?? change.providerId, ...change })
    return [...rows.values()]
  }

  test('end alike in any order and repetition, and never exceed the payment', () => {
    const seen = fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        reference: fc.option(fc.constantFrom('ours 0', 'ours 1', 'another')),
        amount: fc.integer({ min: 1, max: 300 }),
        status: fc.constantFrom('pending', 'succeeded', 'failed'),
      }),
      { selector: ({ id }) => id, maxLength: 6 },
    )
    const steps = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 8 })
    fc.assert(
      fc.property(seen, steps, (list, cuts) => {
        const known: Known[] = list.slice(0, 2).map(({ amount }, at) => ({ id: `ours ${at}`, providerId: null, amount, state: 'asked' }))
        // each answer of the provider lists at least what the one before did
        let rows = known
        for (const cut of cuts.toSorted((a, b) => a - b)) rows = applied(rows, list.slice(0, cut))
        const late = applied(applied(rows, list), list)
        const atOnce = applied(known, list)
        const sums = (each: readonly Known[]) => refundSums(2_000, each)
        expect(sums(late)).toEqual(sums(atOnce))
        expect(late).toHaveLength(atOnce.length)
        expect(sums(late).refunded + sums(late).rest).toBeLessThanOrEqual(2_000)
      }),
    )
  })
})

test.each([
  ['2026-03-15', null, 0, { untilDay: '2026-03-15', mayWithdraw: true, refundDueOn: null }],
  ['2026-03-16', null, 0, { untilDay: '2026-03-15', mayWithdraw: false, refundDueOn: null }],
  ['2026-03-10', '2026-03-05', 0, { untilDay: '2026-03-15', mayWithdraw: false, refundDueOn: '2026-03-19' }],
  ['2026-03-10', '2026-03-05', 5_000, { untilDay: '2026-03-15', mayWithdraw: false, refundDueOn: null }],
])('withdrawal on %s, withdrawn %s, %i given back', (today, withdrawnOn, refunded, expected) => {
  expect(withdrawalOn(today, { boughtOn: '2026-03-01', withdrawnOn, paid: 5_000, refunded })).toEqual(expected)
})

test.each([
  ['ONE_TIME_PAYMENT', null, null, null, '2026-01-31', null],
  ['ONE_TIME_PAYMENT', 30, null, null, '2026-01-31', '2026-03-01'],
  ['SUBSCRIPTION', null, 'DAY', 10, '2026-01-31', '2026-02-09'],
  ['SUBSCRIPTION', null, 'WEEK', 2, '2026-01-31', '2026-02-13'],
  ['SUBSCRIPTION', null, 'MONTH', 1, '2026-01-31', '2026-02-27'],
  ['SUBSCRIPTION', null, 'MONTH', 3, '2026-01-15', '2026-04-14'],
  ['SUBSCRIPTION', null, 'YEAR', 1, '2028-02-29', '2029-02-27'],
] as const)(
  '%s, %s days or each %s × %s, bought on %s, lasts until %s',
  (billingModel, accessDays, intervalUnit, intervalCount, day, last) => {
    expect(lastDayOf({ billingModel, accessDays, intervalUnit, intervalCount }, day)).toBe(last)
  },
)
