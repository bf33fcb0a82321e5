import type { BillingModel, IntervalUnit } from '@allenio/contract/packages'
import { addDays, addMonths } from '@allenio/domain/days'
import { lastDayOf } from './access.ts'

/** An order with the amounts that hold for it, all in cents; the page of a package shows the order that a reader would place today. */
export interface SaleTerms {
  /** The day of the order, in the time zone of the business. */
  day: string
  billingModel: BillingModel
  intervalUnit: IntervalUnit | null
  intervalCount: number | null
  /** The days of the free trial that this buyer has; 0 for none. */
  trialDays: number
  accessDays: number | null
  /** The first charge, which comes after the trial where there is one. */
  firstAmount: number
  /** Each later charge; null where the first one is the only one. */
  nextAmount: number | null
  /** In how many monthly parts something is paid that does not repeat. */
  installments: number | null
}

export interface Charge {
  amount: number
  day: string
}

export interface SaleSchedule {
  /** On this day the free trial is over. */
  trialUntil: string | null
  /** Cents that are charged on the day of the order. */
  today: number
  /** The first charge after the day of the order. */
  next: Charge | null
  /** The amount of each charge from then on, until the buyer cancels; null for what does not repeat. */
  repeats: number | null
  /** Every installment with its day, the first one among them. */
  installments: readonly Charge[] | null
  /** All that is ever charged; null for what repeats. */
  total: number | null
  /** The last day of the access; null where it does not end by itself. */
  accessUntil: string | null
}

/** The charges by day, computed from the terms alone: before the order, in its mail, and afterwards alike. */
export function saleSchedule(sale: SaleTerms): SaleSchedule {
  return sale.billingModel === 'SUBSCRIPTION' ? repeatingSchedule(sale) : singleSchedule(sale)
}

function repeatingSchedule(sale: SaleTerms): SaleSchedule {
  const { day, trialDays, firstAmount, nextAmount } = sale
  const repeats = nextAmount ?? firstAmount
  const trialUntil = trialDays > 0 ? addDays(day, trialDays) : null
  const first = { amount: firstAmount, day: trialUntil ?? day }
  const second = { amount: repeats, day: dayAfterPeriod(sale, first.day) }
  return {
    trialUntil,
    today: trialUntil === null ? firstAmount : 0,
    next: (trialUntil === null ? [second] : [first, second]).find(({ amount }) => amount > 0) ?? null,
    repeats,
    installments: null,
    total: null,
    accessUntil: null,
  }
}

/** The day on which the period that begins on a day is charged anew. */
const dayAfterPeriod = (sale: SaleTerms, day: string): string => addDays(lastDayOf(sale, day) ?? day, 1)

function singleSchedule(sale: SaleTerms): SaleSchedule {
  const { day, firstAmount, nextAmount, installments: count } = sale
  const installments =
    count === null || nextAmount === null
      ? null
      : Array.from({ length: count }, (_, at) => ({ amount: at === 0 ? firstAmount : nextAmount, day: addMonths(day, at) }))
  return {
    trialUntil: null,
    today: firstAmount,
    next: installments?.[1] ?? null,
    repeats: null,
    installments,
    total: installments?.reduce((sum, { amount }) => sum + amount, 0) ?? firstAmount,
    accessUntil: lastDayOf(sale, day),
  }
}
