import { addPeriod, anchorOnOrAfter, prorationMoment } from '#platform/payments'
import type { ChangePreview, Discount, PreviewLine, Rhythm, SubscriptionChange, TaxName } from '#platform/payments'
import type { TestSubscription } from './objects.ts'

export function applyDiscount(amount: number, discount: Discount | null): number {
  if (!discount) return amount
  const cut = discount.percent === null ? (discount.amount ?? 0) : Math.round((amount * discount.percent) / 100)
  return Math.max(0, amount - cut)
}

// only tests change them, as an operator might whose rates are wrong
const percents: Record<TaxName, number> = { standard: 22, 'reverse charge': 0, outside: 0 }

export const percentOf = (tax: TaxName | undefined): number => (tax ? percents[tax] : 0)

export const setPercent = (tax: TaxName, percent: number): void => {
  percents[tax] = percent
}

export const taxOf = (net: number, percent = 0): number => Math.round((net * percent) / 100)

/** The price of a renewal. */
export const renewalAmount = ({ state, discount }: TestSubscription): number =>
  applyDiscount(state.amount, discount?.duration === 'all' ? discount : null)

const isSameRhythm = (one: Rhythm, other: Rhythm) => one.unit === other.unit && one.count === other.count

interface ChangeAmounts extends ChangePreview {
  periodEnd: string
  /** The rhythm differs, so a whole period begins at once. */
  startsPeriod: boolean
  anchorDay: number
  /** The days until the new day of the charge are given away, as a trial. */
  trialEnd: string | null
}

/** Computes the amounts of a change, now and at the renewal; the preview and the change itself both use them, so that they agree. */
export function changeAmounts(subscription: TestSubscription, change: SubscriptionChange): ChangeAmounts {
  const { state, now, discount, anchorDay } = subscription
  const { credit, currency, periodStart, periodEnd, taxPercent } = state
  const nextNet = applyDiscount(change.amount, discount?.duration === 'all' ? discount : null)
  const regularAmount = nextNet + taxOf(nextNet, taxPercent)
  const isNow = change.at === 'now'
  const isTrial = state.state === 'trialing'
  const prorationDate = prorationMoment(change.prorationDate, { now, periodStart })
  const startsPeriod = isNow && !isTrial && !isSameRhythm(change.rhythm, state.rhythm)
  // a new period is counted from its own day: up to the former one it would be shorter than what is paid
  const periodDay = startsPeriod ? new Date(now).getUTCDate() : anchorDay
  const paidEnd = startsPeriod ? addPeriod(now, change.rhythm, periodDay) : periodEnd
  const end = change.anchorDay === null ? paidEnd : anchorOnOrAfter(paidEnd, change.anchorDay)
  const trialEnd = end > paidEnd ? end : null
  const next = {
    anchorDay: change.anchorDay ?? periodDay,
    regularAmount,
    nextAt: end,
    currency,
    periodEnd: end,
    startsPeriod,
    trialEnd,
    prorationDate,
  }
  const after = (creditAfter: number) => {
    const net = nextNet - Math.min(creditAfter, nextNet)
    return { ...next, credit: creditAfter, nextAmount: net + taxOf(net, taxPercent) }
  }
  if (!isNow) return { ...after(credit), dueNow: 0, net: 0, tax: 0, lines: [] }
  const length = Date.parse(periodEnd) - Date.parse(periodStart)
  const from = prorationDate
  const rest = isTrial ? 0 : Math.max(0, Math.min(1, (Date.parse(periodEnd) - Date.parse(from)) / length))
  const unused = Math.round(renewalAmount(subscription) * rest)
  const fresh = Math.round(nextNet * (startsPeriod ? 1 : rest))
  const due = fresh - unused - credit
  const net = Math.max(0, due)
  const tax = taxOf(net, taxPercent)
  const lines: PreviewLine[] = isTrial
    ? []
    : [
        { isPart: true, amount: -unused, from, until: periodEnd },
        { isPart: !startsPeriod, amount: fresh, from: startsPeriod ? now : from, until: paidEnd },
      ]
  return { ...after(Math.max(0, -due)), dueNow: net + tax, net, tax, lines }
}
