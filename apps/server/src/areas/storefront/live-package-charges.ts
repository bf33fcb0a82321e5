import { packageLimits } from '@allenio/contract/packages'
import type { LivePackage } from '@allenio/contract/storefront'
import { addDays, addMonths } from '@allenio/domain/days'
import { discounted, installmentsOf, type DiscountRule } from '@allenio/domain/packages'
import type { Version } from '#areas/packages'

type Terms = Pick<Version, 'price' | 'intervalUnit' | 'intervalCount' | 'trialDays' | 'installments'>

interface Bought {
  discount: DiscountRule | undefined
  today: string
}

/** What is charged and when, if it is bought today. A discount on what is bought once lowers its whole price, in installments or not. */
export function chargesOf(terms: Terms, { discount, today }: Bought): LivePackage['charges'] & { installments: number | null } {
  const { price, intervalUnit, trialDays, installments: count } = terms
  const lowered = discount ? discounted(price, discount) : price
  if (intervalUnit !== null) {
    const next = discount?.duration === 'first' ? price : lowered
    const nextOn = trialDays > 0 ? addDays(today, trialDays) : nextDay(today, terms)
    return { first: lowered, next, total: null, nextOn: next > 0 ? nextOn : null, installments: null }
  }
  // too small a rest is paid at once
  if (count === null || lowered < count * packageLimits.installment) {
    return { first: lowered, next: null, total: lowered, nextOn: null, installments: null }
  }
  const [first = 0, next = 0] = installmentsOf(lowered, count)
  return { first, next, total: lowered, nextOn: addMonths(today, 1), installments: count }
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
