import { addPeriod, anchorOnOrAfter } from '../periods.ts'
import type { ChangePreview, Discount, Rhythm, SubscriptionChange } from '../provider.ts'
import type { TestSubscription } from './objects.ts'

export function applyDiscount(amount: number, discount: Discount | null): number {
  if (!discount) return amount
  const cut = discount.percent === null ? (discount.amount ?? 0) : Math.round((amount * discount.percent) / 100)
  return Math.max(0, amount - cut)
}

/** The price of a renewal. */
export const renewalAmount = ({ state, discount }: TestSubscription): number =>
  applyDiscount(state.amount, discount?.duration === 'all' ? discount : null)

const isSameRhythm = (one: Rhythm, other: Rhythm) => one.unit === other.unit && one.count === other.count

interface ChangeAmounts extends ChangePreview {
  periodEnd: string
  /** The rhythm differs, so a whole period begins at once. */
  startsPeriod: boolean
  /** The days until the new day of the charge are given away, as a trial. */
  trialEnd: string | null
}

/** Computes the amounts of a change, now and at the renewal; the preview and the change itself both use them, so that they agree. */
export function changeAmounts(subscription: TestSubscription, change: SubscriptionChange): ChangeAmounts {
  const { state, now, balance, discount, anchorDay } = subscription
  const { currency, periodStart, periodEnd } = state
  const nextAmount = applyDiscount(change.amount, discount?.duration === 'all' ? discount : null)
  const isNow = change.at === 'now'
  const isTrial = state.state === 'trialing'
  const startsPeriod = isNow && !isTrial && !isSameRhythm(change.rhythm, state.rhythm)
  const paidEnd = startsPeriod ? addPeriod(now, change.rhythm, anchorDay) : periodEnd
  const end = change.anchorDay === null ? paidEnd : anchorOnOrAfter(paidEnd, change.anchorDay)
  const next = { nextAmount, nextAt: end, currency, periodEnd: end, startsPeriod, trialEnd: end > paidEnd ? end : null }
  if (!isNow) return { ...next, dueNow: 0, credit: 0 }
  const length = Date.parse(periodEnd) - Date.parse(periodStart)
  const rest = isTrial ? 0 : Math.max(0, Math.min(1, (Date.parse(periodEnd) - Date.parse(now)) / length))
  const unused = Math.round(renewalAmount(subscription) * rest)
  const due = Math.round(nextAmount * (startsPeriod ? 1 : rest)) - unused - balance
  return { ...next, dueNow: Math.max(0, due), credit: Math.max(0, -due) }
}
