import { packageLimits, type PackageTerms } from '@allenio/contract/packages'
import { discountOf, type DiscountRule } from './discounts.ts'
import { installmentsOf } from './installments.ts'

type PricedTerms = Pick<PackageTerms, 'price' | 'billingModel' | 'installments'>

export interface PackagePrice {
  /** Charged now: all of it, the first of the installments or of the periods; nothing during a trial. */
  firstAmount: number
  /** Each charge after it; null for what is paid at once. */
  nextAmount: number | null
  /** All charges of what is bought once; each later charge of what repeats. */
  total: number
  installments: number | null
  /** The cents taken off each charge that the discount lowers. */
  discount: number
}

/** Computes the charges of a package. A discount on something that is paid once lowers its whole price, in installments or not. */
export function priceOf(terms: PricedTerms, rule: DiscountRule | undefined, hasTrial: boolean): PackagePrice {
  const { price, billingModel, installments: count } = terms
  const discount = rule ? discountOf(price, rule) : 0
  const lowered = price - discount
  if (billingModel === 'SUBSCRIPTION') {
    const later = rule?.duration === 'all' ? lowered : price
    // the first charge after a trial is the first one
    return { firstAmount: hasTrial ? 0 : lowered, nextAmount: later, total: later, installments: null, discount }
  }
  // too small a rest is paid at once
  if (count === null || lowered < count * packageLimits.installment) {
    return { firstAmount: lowered, nextAmount: null, total: lowered, installments: null, discount }
  }
  const [first = 0, next = 0] = installmentsOf(lowered, count)
  return { firstAmount: first, nextAmount: next, total: lowered, installments: count, discount }
}

/** Nothing is ever charged for a free package, so it is fulfilled at once and never repeats. */
export const isFree = ({ price, billingModel }: PricedTerms, { total }: PackagePrice): boolean =>
  price === 0 || (billingModel === 'ONE_TIME_PAYMENT' && total === 0)
