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

/**
 * Computes the charges of a package. A discount on something that is paid once lowers its whole price; one for the first payment lowers the
 * first installment alone.
 */
export function priceOf(terms: PricedTerms, rule: DiscountRule | undefined, hasTrial: boolean): PackagePrice {
  const { price, billingModel, installments: count } = terms
  const discount = rule ? discountOf(price, rule) : 0
  const lowered = price - discount
  if (billingModel === 'SUBSCRIPTION') {
    const later = rule?.duration === 'all' ? lowered : price
    // the first charge after a trial is the first one
    return { firstAmount: hasTrial ? 0 : lowered, nextAmount: later, total: later, installments: null, discount }
  }
  const least = (count ?? 0) * packageLimits.installment
  if (count !== null && rule?.duration === 'first' && price >= least) return firstLowered(price, count, rule)
  // too small a rest is paid at once
  if (count === null || lowered < least) {
    return { firstAmount: lowered, nextAmount: null, total: lowered, installments: null, discount }
  }
  const [first = 0, next = 0] = installmentsOf(lowered, count)
  return { firstAmount: first, nextAmount: next, total: lowered, installments: count, discount }
}

/** The first installment is lowered as far as it can still be charged, so that the card of the others is there. */
function firstLowered(price: number, count: number, rule: DiscountRule): PackagePrice {
  const [first = 0, next = 0] = installmentsOf(price, count)
  const discount = Math.min(discountOf(first, rule), first - packageLimits.installment)
  return { firstAmount: first - discount, nextAmount: next, total: price - discount, installments: count, discount }
}

/** The charges of a package whose installments are paid at once. */
export const priceAtOnce = (terms: PricedTerms, rule: DiscountRule | undefined): PackagePrice =>
  priceOf({ ...terms, installments: null }, rule, false)

/** Nothing is ever charged for a free package, so it is fulfilled at once and never repeats. */
export const isFree = ({ price, billingModel }: PricedTerms, { total }: PackagePrice): boolean =>
  price === 0 || (billingModel === 'ONE_TIME_PAYMENT' && total === 0)
