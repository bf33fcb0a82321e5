import { discountOf, installmentsOf, type DiscountRule } from '@allenio/domain/packages'
import type { Version } from '#areas/packages'

export interface CheckoutPrice {
  /** Charged now: all of it, the first of the installments or of the periods; nothing during a trial. */
  firstAmount: number
  /** Each charge after it; null for what is paid at once. */
  nextAmount: number | null
  /** All charges of what is bought once; each later charge of what repeats. */
  total: number
  installments: number | null
  /** What is taken off each charge that the discount lowers. */
  discount: number
}

/** What a version costs with a discount. A discount on something that is paid once lowers its whole price, in installments or not. */
export function priceOf(version: Version, rule: DiscountRule | undefined, hasTrial: boolean): CheckoutPrice {
  const { price, billingModel, installments: count } = version
  const discount = rule ? discountOf(price, rule) : 0
  const lowered = price - discount
  if (billingModel === 'SUBSCRIPTION') {
    const later = rule?.duration === 'all' ? lowered : price
    // the first charge after a trial is the first one
    return { firstAmount: hasTrial ? 0 : lowered, nextAmount: later, total: later, installments: null, discount }
  }
  // too small a rest is paid at once
  if (count === null || lowered < count * leastInstallment) {
    return { firstAmount: lowered, nextAmount: null, total: lowered, installments: null, discount }
  }
  const [first = 0, next = 0] = installmentsOf(lowered, count)
  return { firstAmount: first, nextAmount: next, total: lowered, installments: count, discount }
}

/** Cents: less cannot be charged. */
export const leastInstallment = 50

/** Nothing is ever charged for a free package, so it is fulfilled at once and never repeats. */
export const isFree = ({ price, billingModel }: Pick<Version, 'price' | 'billingModel'>, { total }: CheckoutPrice): boolean =>
  price === 0 || (billingModel === 'ONE_TIME_PAYMENT' && total === 0)
