import type { Language } from '@allenio/contract'
import type { LivePackage } from '@allenio/contract/storefront'
import type { SellerIdentity } from '@allenio/domain/business'
import { formatMoney } from '@allenio/domain/formats'
import { clausesOf, rhythmWords, saleRows, type WordedSale } from '@allenio/domain/purchases'
import type { CurrentTerms } from '#areas/purchases'
import type { PlanSay } from './words.ts'

/** A package in the reader's language, with what words it. */
export interface ShownPlan {
  plan: LivePackage
  language: Language
  say: PlanSay
  /** Today in the time zone of the business. */
  today: string
  seller: SellerIdentity
  terms: CurrentTerms
}

/** Nothing is paid, neither now nor later. */
export const isFree = ({ charges: { first, next, total } }: LivePackage): boolean => total === 0 || (first === 0 && (next ?? 0) === 0)

export const moneyOf = ({ plan, language }: ShownPlan, cents: number): string => formatMoney(language, cents, plan.currency)

export function rhythmOf({ plan, language, say }: Pick<ShownPlan, 'plan' | 'language' | 'say'>): string {
  if (plan.intervalUnit) return rhythmWords(language, plan.intervalUnit, plan.intervalCount ?? 1)
  return plan.installments === null ? say('once') : say('inInstallments', { count: plan.installments })
}

/** The price at which the package is advertised: of every payment, or of all that is bought once. */
export function shownPrice({ charges, price }: LivePackage): { now: number; before: number | null } {
  const now = charges.total ?? charges.next ?? charges.first
  return { now, before: now < price ? price : null }
}

/** A discount that lowers the first payment alone does not show in the advertised price. */
export const firstPaymentOnly = (shown: ShownPlan): string | null => {
  const { charges, discount } = shown.plan
  return discount?.duration === 'first' && charges.total === null ? moneyOf(shown, charges.first) : null
}

export function priceText(shown: ShownPlan): string {
  if (isFree(shown.plan)) return shown.say('free')
  return `${moneyOf(shown, shownPrice(shown.plan).now)} ${rhythmOf(shown)}`
}

/** Lists the terms beside the button, as the law asks for: what is paid and when, how it ends, and how to go back on it. */
export const termRows = ({ plan, language, today }: ShownPlan) => saleRows(language, saleOf(plan, today), 'offered')

/** Lists the terms for who pays the installments at once. */
export const termRowsAtOnce = ({ plan, language, today }: ShownPlan, atOnce: number) =>
  saleRows(language, { ...saleOf(plan, today), firstAmount: atOnce, nextAmount: null, installments: null }, 'offered')

/** The clauses of the terms of sale that concern this package. */
export const saleClauses = ({ plan, language, today, terms }: ShownPlan) =>
  clausesOf(terms.texts[language], { ...saleOf(plan, today), hasAppointments: plan.unlocks.credits.length > 0 })

/** The order that a reader would place today. */
const saleOf = (plan: LivePackage, day: string): WordedSale => ({
  day,
  currency: plan.currency,
  billingModel: plan.billingModel,
  intervalUnit: plan.intervalUnit,
  intervalCount: plan.intervalCount,
  trialDays: plan.trialDays,
  accessDays: plan.accessDays,
  firstAmount: plan.charges.first,
  nextAmount: plan.charges.next,
  installments: plan.installments,
})
