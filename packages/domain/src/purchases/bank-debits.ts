import type { BankDebit } from '@allenio/contract/purchases'
import { addDays, weekdayOf } from '@allenio/domain/days'

/** The working days after which banks usually answer a direct debit, and the most that SEPA allows. */
const workingDays = { usual: 5, most: 14 } as const

/** When the bank answers a debit that was ordered on a day. Holidays are not counted, so the usual day is no promise. */
export const bankDebitFrom = (day: string): BankDebit => ({
  usualOn: addWorkingDays(day, workingDays.usual),
  latestOn: addWorkingDays(day, workingDays.most),
})

function addWorkingDays(day: string, count: number): string {
  if (count === 0) return day
  const next = addDays(day, 1)
  return addWorkingDays(next, weekdayOf(next) > 5 ? count : count - 1)
}
