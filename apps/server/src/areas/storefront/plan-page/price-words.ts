import type { Language } from '@allenio/contract'
import type { LivePackage } from '@allenio/contract/storefront'
import { addDays, addMonths } from '@allenio/domain/days'
import { formatDay, formatMoney } from '@allenio/domain/formats'
import type { PlanSay } from './words.ts'

/** A package in the reader's language, with what words it. */
export interface ShownPlan {
  plan: LivePackage
  language: Language
  say: PlanSay
  /** Today in the time zone of the business. */
  today: string
}

/** Nothing is paid, neither now nor later. */
export const isFree = ({ charges: { first, next, total } }: LivePackage): boolean => total === 0 || (first === 0 && (next ?? 0) === 0)

export const moneyOf = ({ plan, language }: ShownPlan, cents: number): string => formatMoney(language, cents, plan.currency)

export function rhythmOf({ plan, say }: ShownPlan): string {
  if (plan.intervalUnit) return say(`every${plan.intervalUnit}`, { count: plan.intervalCount ?? 1 })
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

/** Lists the terms beside the button: what is paid and when, and how it ends. */
export function termRows(shown: ShownPlan): [name: string, text: string][] {
  const { say } = shown
  return [...chargeRows(shown), ...accessRows(shown), [say('end'), say(shown.plan.intervalUnit ? 'endSubscription' : 'endOnce')]]
}

function chargeRows(shown: ShownPlan): [string, string][] {
  const { plan, say, today, language } = shown
  const { charges, installments, trialDays } = plan
  const { nextOn } = charges
  if (isFree(plan)) return [[say('today'), say('nothing')]]
  const hasTrial = trialDays > 0
  const money = (cents: number) => moneyOf(shown, cents)
  const dayText = (day: string) => formatDay(language, day)
  const rows: [string, string][] = []
  if (hasTrial) rows.push([say('trial'), say('trialText', { day: dayText(addDays(today, trialDays)) })])
  rows.push([say('today'), hasTrial || charges.first === 0 ? say('nothing') : money(charges.first)])
  if (nextOn === null || charges.next === null) return [...rows, [say('nextCharge'), say('noCharge')]]
  const nextAmount = hasTrial ? charges.first : charges.next
  rows.push([say('nextCharge'), say('nextChargeText', { price: money(nextAmount), day: dayText(nextOn) })])
  if (installments !== null) {
    const last = dayText(addMonths(today, installments - 1))
    return [...rows, [say('installments'), say('installmentsText', { count: installments, day: last, total: money(charges.total ?? 0) })]]
  }
  return [...rows, [say('then'), say('thenText', { price: money(charges.next), rhythm: rhythmOf(shown) })]]
}

function accessRows({ plan, say }: ShownPlan): [string, string][] {
  if (plan.intervalUnit) return []
  return [[say('access'), plan.accessDays === null ? say('accessForever') : say('accessText', { count: plan.accessDays })]]
}
