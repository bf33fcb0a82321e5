import { subscriptionStates, type SubscriptionState } from '@allenio/contract/subscriptions'
import { mayBecome } from '@allenio/domain/states'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dunningStep,
  isAnnounced,
  monthlyRecurring,
  nextCharge,
  paidUntil,
  reminderDays,
  subscriptionState,
  subscriptionTransitions,
  unpaidRenewal,
  type OwnFacts,
  type ProviderInvoice,
  type ProviderSide,
} from './index.ts'

const at = (day: number): string => new Date(Date.UTC(2026, 0, 1 + day)).toISOString()

const invoice = (part: Partial<ProviderInvoice> = {}): ProviderInvoice => ({
  id: 'in_1',
  cause: 'creation',
  status: 'paid',
  amount: 5000,
  coversUntil: at(30),
  createdAt: at(0),
  retryAt: null,
  refusal: null,
  payUrl: null,
  ...part,
})
const paid = invoice()
const firstOpen = invoice({ status: 'open' })
const renewalOpen = invoice({ id: 'in_2', cause: 'renewal', status: 'open', coversUntil: at(60), createdAt: at(30) })

const side = (state: ProviderSide['state'], part: Partial<ProviderSide> = {}): ProviderSide => ({
  state,
  trialEnd: null,
  periodStart: at(0),
  periodEnd: at(30),
  endsAt: null,
  endedAt: null,
  invoices: [paid],
  ...part,
})
const nobody: OwnFacts = { cancelledBy: null, settlingInvoiceIds: [] }
const byUser: OwnFacts = { ...nobody, cancelledBy: 'user' }
const settling: OwnFacts = { ...nobody, settlingInvoiceIds: ['in_1'] }

test.each<[string, ProviderSide, OwnFacts, SubscriptionState]>([
  ['nothing paid yet', side('incomplete', { invoices: [firstOpen] }), nobody, 'pending'],
  ['the first payment settles', side('incomplete', { invoices: [firstOpen] }), settling, 'in progress'],
  ['the first payment settles, and the provider lets it run', side('active', { invoices: [firstOpen] }), settling, 'in progress'],
  ['a first payment that settled was refused', side('past due', { invoices: [firstOpen] }), nobody, 'pending'],
  ['nobody paid in time', side('incomplete expired', { invoices: [firstOpen] }), nobody, 'expired'],
  ['on trial', side('trialing', { invoices: [invoice({ amount: 0 })] }), nobody, 'active'],
  ['running', side('active'), nobody, 'active'],
  ['a renewal is overdue', side('past due', { invoices: [paid, renewalOpen] }), nobody, 'suspended'],
  ['the provider has given up trying', side('unpaid', { invoices: [paid, renewalOpen] }), nobody, 'suspended'],
  ['overdue, and ends with its period', side('past due', { endsAt: at(60), invoices: [paid, renewalOpen] }), byUser, 'suspended'],
  ['ends with its period', side('active', { endsAt: at(30) }), byUser, 'cancelled by user'],
  ['cancelled at the provider', side('active', { endsAt: at(30) }), nobody, 'cancelled by you'],
  ['ended as the client wished', side('canceled', { endedAt: at(30) }), byUser, 'cancelled by user'],
  ['ended by the business', side('canceled', { endedAt: at(30) }), { ...nobody, cancelledBy: 'you' }, 'cancelled by you'],
  ['ended by the rule', side('canceled', { endedAt: at(44) }), { ...nobody, cancelledBy: 'unpaid' }, 'expired'],
  ['ended by the provider unpaid', side('canceled', { endedAt: at(44), invoices: [paid, renewalOpen] }), nobody, 'expired'],
  ['ended at the provider', side('canceled', { endedAt: at(20) }), nobody, 'cancelled by you'],
  ['paused', side('paused'), nobody, 'paused'],
  ['paused, and ends', side('paused', { endsAt: at(30) }), byUser, 'cancelled by user'],
])('%s', (_, given, own, state) => expect(subscriptionState(given, own)).toBe(state))

test('only creation and renewal move the day until which is paid', () => {
  expect(paidUntil({ invoices: [] })).toBeNull()
  expect(paidUntil({ invoices: [renewalOpen] })).toBeNull()
  expect(paidUntil({ invoices: [paid, invoice({ cause: 'change', coversUntil: at(400) }), renewalOpen] })).toBe(at(30))
})

test('a refusal for good is not tried again, whatever the provider plans', () => {
  const open = { ...renewalOpen, retryAt: at(33), payUrl: 'https://pay.example' }
  const soft = unpaidRenewal(side('past due', { invoices: [paid, open] }), nobody)
  expect(soft).toEqual({ since: at(30), amount: open.amount, isRefusalHard: false, retryAt: at(33), payUrl: 'https://pay.example' })
  const hard = unpaidRenewal(side('past due', { invoices: [paid, { ...open, refusal: { isHard: true } }] }), nobody)
  expect(hard).toMatchObject({ isRefusalHard: true, retryAt: null })
  expect(unpaidRenewal(side('active'), nobody)).toBeNull()
  expect(unpaidRenewal(side('canceled', { endedAt: at(40), invoices: [paid, open] }), nobody)).toBeNull()
})

test.each([
  ['active', null, { at: at(30), amount: 5000 }],
  ['active', { amount: 8000 }, { at: at(30), amount: 8000 }],
  ['suspended', null, { at: at(33), amount: 5000 }],
  ['paused', null, null],
  ['pending', null, null],
  ['expired', null, null],
] as const)('the next charge while %s', (state, change, charge) => {
  const lowered = { discount: 0, balance: 0, unpaidAmount: null }
  const row = { state, amount: 5000, ...lowered, periodUntil: at(30), retryAt: at(33), endsAt: null, endedAt: null, change }
  expect(nextCharge(row)).toEqual(charge)
  expect(nextCharge({ ...row, endsAt: at(30) })).toBeNull()
})

test('the next charge is what the provider will take: less the discount and the balance, and what is really open', () => {
  const times = { periodUntil: at(30), retryAt: at(33), endsAt: null, endedAt: null }
  const row = { state: 'active', amount: 5900, discount: 0, balance: 2369, unpaidAmount: null, change: null, ...times } as const
  expect(nextCharge(row)).toEqual({ at: at(30), amount: 3531 })
  expect(nextCharge({ ...row, discount: 1000 })).toEqual({ at: at(30), amount: 2531 })
  expect(nextCharge({ ...row, balance: 9000 })).toEqual({ at: at(30), amount: 0 })
  expect(nextCharge({ ...row, state: 'suspended', unpaidAmount: 3531 })).toEqual({ at: at(33), amount: 3531 })
  // who has moved the day has some days for nothing; who has not confirmed pays as before
  expect(nextCharge({ ...row, change: { amount: 8900, figures: { nextAt: at(35) } } })).toEqual({ at: at(35), amount: 6531 })
  expect(nextCharge({ ...row, change: { amount: 8900, isUnpaid: true } })).toEqual({ at: at(30), amount: 3531 })
})

test('rhythms are made comparable by the month', () => {
  expect(monthlyRecurring([])).toBe(0)
  expect(monthlyRecurring([{ amount: 5000, intervalUnit: 'MONTH', intervalCount: 1 }])).toBe(5000)
  expect(monthlyRecurring([{ amount: 12_000, intervalUnit: 'MONTH', intervalCount: 3 }])).toBe(4000)
  expect(monthlyRecurring([{ amount: 60_000, intervalUnit: 'YEAR', intervalCount: 1 }])).toBe(5000)
  expect(monthlyRecurring([{ amount: 1200, intervalUnit: 'WEEK', intervalCount: 1 }])).toBe(5200)
  expect(monthlyRecurring([{ amount: 365, intervalUnit: 'DAY', intervalCount: 1 }])).toBe(11_102)
  // three times a third of a cent is one
  expect(monthlyRecurring(Array.from({ length: 3 }, () => ({ amount: 100, intervalUnit: 'MONTH' as const, intervalCount: 3 })))).toBe(100)
})

test.each([
  ['DAY', 179, false],
  ['DAY', 180, true],
  ['WEEK', 25, false],
  ['WEEK', 26, true],
  ['MONTH', 5, false],
  ['MONTH', 6, true],
  ['YEAR', 1, true],
] as const)('a renewal after %s × %i is announced: %s', (intervalUnit, intervalCount, is) =>
  expect(isAnnounced({ intervalUnit, intervalCount })).toBe(is),
)

test.each([
  [0, 0, 14, { reminders: 1, isOver: false }],
  [2, 1, 14, { reminders: 1, isOver: false }],
  [3, 1, 14, { reminders: 2, isOver: false }],
  [7, 2, 14, { reminders: 3, isOver: false }],
  [12, 1, 14, { reminders: 4, isOver: false }],
  [13, 4, 14, { reminders: 4, isOver: false }],
  [14, 4, 14, { reminders: 4, isOver: true }],
  [3, 1, 3, { reminders: 1, isOver: true }],
  [25, 4, 30, { reminders: 4, isOver: false }],
])('on day %i after %i mails with %i days', (day, sent, unpaidDays, due) =>
  expect(dunningStep({ since: at(0), now: at(day), sent, unpaidDays })).toEqual(due),
)

test('reminders rise with the days, and never beyond the plan', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.nat(4), fc.integer({ min: 3, max: 30 }), (day, sent, unpaidDays) => {
      const { reminders, isOver } = dunningStep({ since: at(0), now: at(day), sent, unpaidDays })
      expect(isOver).toBe(day >= unpaidDays)
      expect(reminders).toBeGreaterThanOrEqual(sent)
      expect(reminders).toBeLessThanOrEqual(reminderDays.length)
    }),
  )
})

// A life at the provider: each step is one thing that may happen there next.
type Step = 'pay' | 'fail' | 'renew' | 'pause' | 'resume' | 'cancel' | 'keep' | 'end' | 'settle'
const steps = ['pay', 'fail', 'renew', 'pause', 'resume', 'cancel', 'keep', 'end', 'settle'] as const

interface Life {
  side: ProviderSide
  own: OwnFacts
}

function live({ side: now, own }: Life, step: Step): Life {
  if (now.endedAt !== null) return { side: now, own }
  const isFirst = !now.invoices.some(({ status }) => status === 'paid')
  const open = now.invoices.find(({ status }) => status === 'open')
  const withStatus = (status: ProviderInvoice['status']) => now.invoices.map(each => (each === open ? { ...each, status } : each))
  switch (step) {
    case 'pay':
      return open
        ? { side: { ...now, state: 'active', invoices: withStatus('paid') }, own: { ...own, settlingInvoiceIds: [] } }
        : { side: now, own }
    case 'fail':
      return open
        ? { side: { ...now, state: isFirst ? 'incomplete' : 'past due' }, own: { ...own, settlingInvoiceIds: [] } }
        : { side: now, own }
    case 'settle':
      return open ? { side: now, own: { ...own, settlingInvoiceIds: [open.id] } } : { side: now, own }
    case 'renew': {
      if (open || isFirst || now.state !== 'active' || now.endsAt !== null) return { side: now, own }
      const count = now.invoices.length
      const next = invoice({
        id: `in_${count + 1}`,
        cause: 'renewal',
        status: 'open',
        coversUntil: at(30 * (count + 1)),
        createdAt: at(30 * count),
      })
      return { side: { ...now, state: 'past due', periodEnd: next.coversUntil, invoices: [...now.invoices, next] }, own }
    }
    case 'pause':
      return now.state === 'active' ? { side: { ...now, state: 'paused' }, own } : { side: now, own }
    case 'resume':
      return now.state === 'paused' ? { side: { ...now, state: 'active' }, own } : { side: now, own }
    case 'cancel':
      return isFirst ? { side: now, own } : { side: { ...now, endsAt: now.periodEnd }, own: { ...own, cancelledBy: 'user' } }
    case 'keep':
      return now.endsAt === null ? { side: now, own } : { side: { ...now, endsAt: null }, own: { ...own, cancelledBy: null } }
    case 'end':
      return { side: { ...now, state: isFirst ? 'incomplete expired' : 'canceled', endedAt: now.periodEnd }, own }
    default:
      return step satisfies never
  }
}

test('any order, repetition and loss of events ends alike', () => {
  const start: Life = { side: side('incomplete', { invoices: [firstOpen] }), own: nobody }
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 30 }), fc.array(fc.nat(100), { maxLength: 30 }), (life, seen) => {
      const moments = [start]
      for (const step of life) moments.push(live(moments.at(-1) ?? start, step))
      const last = moments.at(-1) ?? start
      // each event makes us look at the provider at a later moment than the look before, and the last one sees the end
      const looks = seen.map(nth => nth % moments.length).toSorted((one, other) => one - other)
      let state: SubscriptionState = 'pending'
      for (const look of [...looks.map(nth => moments[nth] ?? start), last, last]) {
        const next = subscriptionState(look.side, look.own)
        expect(mayBecome(subscriptionTransitions, state, next)).toBe(true)
        state = next
      }
      expect(state).toBe(subscriptionState(last.side, last.own))
    }),
    { numRuns: 300 },
  )
})

test('nothing follows what has expired, and every state can be reached', () => {
  for (const state of subscriptionStates) {
    expect(mayBecome(subscriptionTransitions, 'expired', state)).toBe(state === 'expired')
    expect(subscriptionStates.some(from => from !== state && mayBecome(subscriptionTransitions, from, state)) || state === 'pending').toBe(
      true,
    )
  }
})
