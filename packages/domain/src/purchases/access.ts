import type { BillingModel, IntervalUnit } from '@allenio/contract/packages'
import { addDays } from '@allenio/domain/days'

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
      return addDays(monthsLater(day, intervalCount), -1)
    case 'YEAR':
      return addDays(monthsLater(day, 12 * intervalCount), -1)
    default:
      return intervalUnit satisfies never
  }
}

/** A month without that day ends before it. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10)
}
