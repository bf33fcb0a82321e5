import { purchaseLimits } from '@allenio/contract/purchases'
import { addDays } from '@allenio/domain/days'

interface PurchaseFacts {
  boughtOn: string
  withdrawnOn: string | null
  paid: number
  refunded: number
}

/** The right of withdrawal on a day: fourteen days after the day of the contract; the money goes back within as many. */
export function withdrawalOn(today: string, { boughtOn, withdrawnOn, paid, refunded }: PurchaseFacts) {
  const untilDay = addDays(boughtOn, purchaseLimits.withdrawalDays)
  return {
    untilDay,
    mayWithdraw: withdrawnOn === null && today <= untilDay,
    refundDueOn: withdrawnOn !== null && refunded < paid ? addDays(withdrawnOn, purchaseLimits.withdrawalDays) : null,
  }
}
