import type { Language } from '@allenio/contract'
import type { PageOffer } from '@allenio/contract/storefront'
import { formatMoney } from '@allenio/domain/formats'

type Terms = Pick<PageOffer, 'price' | 'currency' | 'interval' | 'trialDays' | 'installments'>
type Unit = NonNullable<PageOffer['interval']>['unit']

const units = {
  it: { DAY: ['al giorno', 'giorni'], WEEK: ['a settimana', 'settimane'], MONTH: ['al mese', 'mesi'], YEAR: ['all’anno', 'anni'] },
  en: { DAY: ['a day', 'days'], WEEK: ['a week', 'weeks'], MONTH: ['a month', 'months'], YEAR: ['a year', 'years'] },
} as const satisfies Record<Language, Record<Unit, readonly [string, string]>>

const words = {
  it: {
    free: 'Gratis',
    once: 'una volta sola',
    every: (count: number, unit: string) => `ogni ${count} ${unit}`,
    trial: (days: number) => (days === 1 ? 'Il primo giorno è gratis' : `I primi ${days} giorni sono gratis`),
    installments: (count: number, each: string) => `Anche in ${count} rate da ${each}`,
  },
  en: {
    free: 'Free',
    once: 'one payment',
    every: (count: number, unit: string) => `every ${count} ${unit}`,
    trial: (days: number) => (days === 1 ? 'The first day is free' : `The first ${days} days are free`),
    installments: (count: number, each: string) => `Also in ${count} instalments of ${each}`,
  },
} as const satisfies Record<Language, unknown>

/** A price without the cents that are zero. */
export const priceText = (language: Language, cents: number, currency: string): string =>
  cents === 0 ? words[language].free : formatMoney(language, cents, currency).replace(/[.,]00(?=\D|$)/, '')

/** How often the price is paid, in words; nothing is paid for what is free. */
export function rhythmText(language: Language, { interval, price }: Terms): string {
  if (price === 0) return ''
  if (interval === null) return words[language].once
  const [each, many] = units[language][interval.unit]
  return interval.count === 1 ? each : words[language].every(interval.count, many)
}

/** A trial or installments, in a line of its own; empty where there is neither. */
export function termsText(language: Language, { trialDays, installments, price, currency }: Terms): string {
  if (trialDays > 0) return words[language].trial(trialDays)
  if (installments === null || price === 0) return ''
  return words[language].installments(installments, formatMoney(language, Math.ceil(price / installments), currency))
}
