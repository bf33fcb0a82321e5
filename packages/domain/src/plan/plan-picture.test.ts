import type { ProviderSide } from '@allenio/domain/subscriptions'
import { expect, test } from 'vitest'
import { planPicture, type PlanPicture } from './plan-picture.ts'

const from = '2026-05-01T08:00:00.000Z'
const until = '2026-06-01T08:00:00.000Z'
const next = '2026-07-01T08:00:00.000Z'

const paid = (coversUntil: string, status: 'paid' | 'open' = 'paid') => ({
  id: 'in',
  cause: 'renewal' as const,
  status,
  amount: 1_900,
  coversUntil,
  createdAt: from,
  retryAt: null,
  refusal: null,
  payUrl: null,
})

const side = (changes: Partial<ProviderSide>): ProviderSide => ({
  state: 'active',
  trialEnd: null,
  periodStart: from,
  periodEnd: until,
  endsAt: null,
  endedAt: null,
  invoices: [paid(until)],
  ...changes,
})

test.each<[string, Partial<ProviderSide>, Partial<PlanPicture>]>([
  ['runs on', {}, { state: 'active', paidUntil: until, countsUntil: null }],
  [
    'was bought in the trial',
    { state: 'trialing', trialEnd: until, invoices: [] },
    { state: 'active', paidUntil: null, countsUntil: null },
  ],
  ['was cancelled', { endsAt: until }, { state: 'ending', countsUntil: until, endsAt: until }],
  ['waits for its first payment', { state: 'incomplete', invoices: [] }, { state: 'incomplete', paidUntil: null, countsUntil: from }],
  ['was never paid', { state: 'incomplete expired', invoices: [] }, { state: 'ended', paidUntil: null, countsUntil: from }],
  [
    'has a renewal that failed: it counts until the last paid day',
    { state: 'past due', periodStart: until, periodEnd: next, invoices: [paid(next, 'open'), paid(until)] },
    { state: 'overdue', paidUntil: until, countsUntil: until },
  ],
  [
    'was given up by the provider',
    { state: 'canceled', endedAt: '2026-06-15T08:00:00.000Z', invoices: [paid(next, 'open'), paid(until)] },
    { state: 'ended', countsUntil: until, endedAt: '2026-06-15T08:00:00.000Z' },
  ],
  [
    'has ended at once',
    { state: 'canceled', endedAt: '2026-05-10T08:00:00.000Z' },
    { state: 'ended', countsUntil: '2026-05-10T08:00:00.000Z' },
  ],
  ['is paused', { state: 'paused' }, { state: 'paused', countsUntil: until }],
])('a plan that %s', (_, changes, expected) => {
  expect(planPicture(side(changes))).toMatchObject(expected)
})
