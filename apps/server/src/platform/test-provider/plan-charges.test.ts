import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SubscriptionChange } from '#platform/payments'
import { changeAmounts } from './billing.ts'
import type { TestSubscription } from './objects.ts'

const hour = 3_600_000
const begin = Date.parse('2026-03-01T08:00:00.000Z')
const moment = (at: number) => new Date(at).toISOString()
const months = { 1: { unit: 'MONTH', count: 1 }, 6: { unit: 'MONTH', count: 6 }, 12: { unit: 'YEAR', count: 1 } } as const
type Months = keyof typeof months

const subscription = (amount: number, count: Months): TestSubscription => ({
  name: 'Pro',
  card: 'pays',
  discount: null,
  now: moment(begin),
  anchorDay: 1,
  installments: null,
  nextChange: null,
  unpaidChange: null,
  pausedState: null,
  state: {
    id: 'sub',
    state: 'active',
    reference: 'w',
    customerId: 'cus',
    amount,
    currency: 'EUR',
    rhythm: months[count],
    periodStart: moment(begin),
    periodEnd: moment(Date.UTC(2026, 2 + count, 1, 8)),
    trialEnd: null,
    endsAt: null,
    endedAt: null,
    card: null,
    taxPercent: 22,
    credit: 0,
    change: null,
    changeExpiresAt: null,
    invoices: [],
  },
})

const upgrades = fc.array(fc.record({ rise: fc.integer({ min: 100, max: 9_000 }), hours: fc.integer({ min: 1, max: 200 }) }), {
  minLength: 1,
  maxLength: 6,
})

test('no sequence of changes pays a day twice, and none is given away', () => {
  fc.assert(
    fc.property(fc.constantFrom<Months>(1, 6, 12), fc.integer({ min: 1_900, max: 40_000 }), upgrades, (count, amount, steps) => {
      const object = subscription(amount, count)
      const end = Date.parse(object.state.periodEnd)
      const length = end - begin
      let paid = amount
      // the value of each hour while it was lived
      let worth = 0
      let at = begin
      for (const { rise, hours } of steps) {
        const next = Math.min(at + hours * hour, end - hour)
        worth += (object.state.amount * (next - at)) / length
        at = next
        object.now = moment(at)
        const change: SubscriptionChange = {
          amount: object.state.amount + rise,
          rhythm: object.state.rhythm,
          name: 'Pro',
          at: 'now',
          anchorDay: null,
          prorationDate: moment(at),
        }
        const shown = changeAmounts(object, change)
        // the charge is computed as the preview was, by the moment that it has named
        expect(changeAmounts({ ...object, now: moment(at + 60_000) }, { ...change, prorationDate: shown.prorationDate }).dueNow).toBe(
          shown.dueNow,
        )
        expect(shown.dueNow).toBe(shown.net + shown.tax)
        expect(shown.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(shown.net)
        paid += shown.net
        object.state = { ...object.state, amount: change.amount }
      }
      worth += (object.state.amount * (end - at)) / length
      // two lines of each change are rounded
      expect(Math.abs(paid - worth)).toBeLessThanOrEqual(steps.length + 1)
    }),
  )
})

test('a moment of another time is not believed: a later one would be cheaper', () => {
  const object = subscription(1_900, 1)
  object.now = moment(begin + 100 * hour)
  const dueOf = (prorationDate: string | null) =>
    changeAmounts(object, { amount: 3_900, rhythm: months[1], name: 'Pro', at: 'now', anchorDay: null, prorationDate })
  const present = dueOf(null)
  expect(dueOf(object.state.periodEnd)).toEqual(present)
  expect(dueOf(moment(begin - hour))).toEqual(present)
  expect(dueOf(moment(begin + 98 * hour))).toEqual(present)
  expect(dueOf(moment(begin + 99.5 * hour)).dueNow).toBeGreaterThan(present.dueNow)
})

test('a change to another rhythm pays a whole period, which lasts as long', () => {
  const object = subscription(1_900, 1)
  object.now = '2026-03-20T10:00:00.000Z'
  const change: SubscriptionChange = { amount: 9_000, rhythm: months[6], name: 'Pro', at: 'now', anchorDay: null, prorationDate: null }
  expect(changeAmounts(object, change)).toMatchObject({ nextAt: '2026-09-20T10:00:00.000Z', anchorDay: 20 })
  expect(changeAmounts(object, { ...change, rhythm: months[1] })).toMatchObject({ nextAt: object.state.periodEnd, anchorDay: 1 })
})
