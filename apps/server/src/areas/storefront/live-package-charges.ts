import type { LivePackage } from '@allenio/contract/storefront'
import { addDays, addMonths } from '@allenio/domain/days'
import { priceOf, type DiscountRule } from '@allenio/domain/packages'
import type { Version } from '#areas/packages'

type Terms = Pick<Version, 'price' | 'billingModel' | 'intervalUnit' | 'intervalCount' | 'trialDays' | 'installments'>

interface Bought {
  discount: DiscountRule | undefined
  today: string
}

/** The charges of a package that is bought today, and the day of the second one. */
export function chargesOf(terms: Terms, { discount, today }: Bought): LivePackage['charges'] & { installments: number | null } {
  const { intervalUnit, trialDays } = terms
  // the first charge is shown although it comes after the trial
  const { firstAmount: first, nextAmount: next, total, installments } = priceOf(terms, discount, false)
  const isSecondDue = next !== null && next > 0
  if (intervalUnit === null) return { first, next, total, nextOn: isSecondDue ? addMonths(today, 1) : null, installments }
  const nextOn = trialDays > 0 ? addDays(today, trialDays) : nextDay(today, terms)
  return { first, next, total: null, nextOn: isSecondDue ? nextOn : null, installments }
}

function nextDay(today: string, { intervalUnit, intervalCount }: Terms): string {
  const count = intervalCount ?? 1
  switch (intervalUnit) {
    case 'DAY':
      return addDays(today, count)
    case 'WEEK':
      return addDays(today, count * 7)
    case 'YEAR':
      return addMonths(today, count * 12)
    case 'MONTH':
    case null:
      return addMonths(today, count)
    default:
      return intervalUnit satisfies never
  }
}
