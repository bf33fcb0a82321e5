import type { BillingModel, IntervalUnit } from '@allenio/contract/packages'
import { addDays, addMonths } from '@allenio/domain/days'

interface SoldTerms {
  billingModel: BillingModel
  accessDays: number | null
  intervalUnit: IntervalUnit | null
  intervalCount: number | null
}

/** The last day of what was bought on a day; null for ever. What repeats, and was paid by hand or is free, lasts for one interval. */
export function lastDayOf({ billingModel, accessDays, intervalUnit, intervalCount }: SoldTerms, day: string): string | null {
  if (billingModel === 'ONE_TIME_PAYMENT') return accessDays === null ? null : addDays(day, accessDays - 1)
  if (intervalUnit === null || intervalCount === null) return null
  switch (intervalUnit) {
    case 'DAY':
      return addDays(day, intervalCount - 1)
    case 'WEEK':
      return addDays(day, 7 * intervalCount - 1)
    case 'MONTH':
      return addDays(addMonths(day, intervalCount), -1)
    case 'YEAR':
      return addDays(addMonths(day, 12 * intervalCount), -1)
    default:
      return intervalUnit satisfies never
  }
}
