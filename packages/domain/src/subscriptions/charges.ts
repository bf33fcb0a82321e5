import type { SubscriptionState } from '@allenio/contract/subscriptions'

export interface Rhythm {
  intervalUnit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  intervalCount: number
}

interface Charging {
  state: SubscriptionState
  amount: number
  /** The cents that each charge is lower. */
  discount: number
  /** The buyer's balance at the provider, which lowers the next charge. */
  balance: number
  /** The open sum of unpaid renewals. */
  unpaidAmount: number | null
  periodUntil: string | null
  retryAt: string | null
  endsAt: string | null
  endedAt: string | null
  change: { amount: number; isUnpaid?: boolean | undefined; figures?: { nextAt: string } | undefined } | null
}

/** Says what will be charged next, and when; null where nothing will, or nobody knows when. */
export function nextCharge({
  state,
  amount,
  discount,
  balance,
  unpaidAmount,
  periodUntil,
  retryAt,
  endsAt,
  endedAt,
  change,
}: Charging): { at: string; amount: number } | null {
  if (endsAt !== null || endedAt !== null) return null
  // a change that nobody has paid yet may still be dropped
  const waiting = change?.isUnpaid ? null : change
  const lowered = (price: number) => Math.max(0, price - discount - balance)
  switch (state) {
    case 'active':
    case 'in progress':
      return periodUntil === null ? null : { at: waiting?.figures?.nextAt ?? periodUntil, amount: lowered(waiting?.amount ?? amount) }
    case 'suspended':
      return retryAt === null ? null : { at: retryAt, amount: unpaidAmount ?? amount }
    case 'pending':
    case 'paused':
    case 'cancelled by user':
    case 'cancelled by you':
    case 'expired':
      return null
    default:
      return state satisfies never
  }
}

const monthsIn = { DAY: 12 / 365, WEEK: 12 / 52, MONTH: 1, YEAR: 12 } as const

/** Sums what amounts bring in a month, in whole cents of their sum: a year has 52 weeks and 365 days. */
export const monthlyRecurring = (amounts: readonly (Rhythm & { amount: number })[]): number =>
  Math.round(amounts.reduce((sum, { amount, intervalUnit, intervalCount }) => sum + amount / (monthsIn[intervalUnit] * intervalCount), 0))

const halfYear = { DAY: 180, WEEK: 26, MONTH: 6, YEAR: 1 } as const

/** A renewal after half a year or more is announced, because nobody remembers it. */
export const isAnnounced = ({ intervalUnit, intervalCount }: Rhythm): boolean => intervalCount >= halfYear[intervalUnit]

export const announcedDaysAhead = 30
