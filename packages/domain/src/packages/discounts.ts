import { packageLimits, type DiscountDuration } from '@allenio/contract/packages'

/** A percentage, or an amount in cents. */
export interface DiscountRule {
  percent: number | null
  amount: number | null
  duration: DiscountDuration
}

/**
 * The cents by which a discount lowers a price. Where less would remain than the smallest price that can be charged, nothing remains.
 * Providers round percentages in other ways, so they are told these cents.
 */
export function discountOf(price: number, { percent, amount }: Pick<DiscountRule, 'percent' | 'amount'>): number {
  const reduction = percent === null ? (amount ?? 0) : Math.round((price * percent) / 100)
  const rest = price - reduction
  return rest < packageLimits.price.least ? price : reduction
}

/** The price that remains. */
export const discounted = (price: number, discount: Pick<DiscountRule, 'percent' | 'amount'>): number => price - discountOf(price, discount)

interface DiscountUse {
  isArchived: boolean
  uses: number
  usesAtMost: number | null
  fromDay: string | null
  untilDay: string | null
}

/** Whether a code can be used on a day. */
export const isDiscountValid = ({ isArchived, uses, usesAtMost, fromDay, untilDay }: DiscountUse, day: string): boolean =>
  !isArchived &&
  (usesAtMost === null || uses < usesAtMost) &&
  (fromDay === null || fromDay <= day) &&
  (untilDay === null || day <= untilDay)
