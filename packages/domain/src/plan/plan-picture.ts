import type { StoredPlanState } from '@allenio/contract/plan'
import { paidUntil, type ProviderSide } from '@allenio/domain/subscriptions'

/** The state of a plan, read off the provider's picture alone. */
export interface PlanPicture {
  state: Exclude<StoredPlanState, 'granted'>
  /** The end of what is paid; null before the first payment. */
  paidUntil: string | null
  /** The plan counts until then; null while it runs on. */
  countsUntil: string | null
  /** When a cancelled plan ends. */
  endsAt: string | null
  endedAt: string | null
}

/** A failed renewal ends the plan on the last paid day; once it is paid, all is as before. */
export function planPicture(side: ProviderSide): PlanPicture {
  const paid = paidUntil(side)
  // a plan that has begun in the trial counts from its end on, and was not paid yet
  const lastPaid = latest(paid, side.trialEnd)
  const picture = { paidUntil: paid, countsUntil: null, endsAt: side.endsAt, endedAt: side.endedAt }
  switch (side.state) {
    case 'incomplete':
      return { ...picture, state: 'incomplete', countsUntil: side.periodStart }
    case 'incomplete expired':
      return { ...picture, state: 'ended', countsUntil: side.periodStart, endedAt: side.endedAt ?? side.periodStart }
    case 'canceled': {
      const end = side.endedAt ?? lastPaid ?? side.periodStart
      return { ...picture, state: 'ended', countsUntil: earliest(end, lastPaid), endedAt: end, endsAt: null }
    }
    case 'paused':
      return { ...picture, state: 'paused', countsUntil: lastPaid ?? side.periodStart }
    case 'past due':
    case 'unpaid':
      return { ...picture, state: 'overdue', countsUntil: lastPaid ?? side.periodStart }
    case 'trialing':
    case 'active':
      return side.endsAt === null ? { ...picture, state: 'active' } : { ...picture, state: 'ending', countsUntil: side.endsAt }
    default:
      return side.state satisfies never
  }
}

const latest = (one: string | null, other: string | null): string | null => (one === null || (other !== null && other > one) ? other : one)

const earliest = (one: string, other: string | null): string => (other !== null && other < one ? other : one)
