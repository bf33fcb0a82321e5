import type { Language } from '@allenio/contract'

/** What a new workspace charges in, by the language it starts with; an amount then keeps its own. */
export const presetCurrency = { it: 'EUR', en: 'USD' } as const satisfies Record<Language, string>

const kept = new Map<string, Intl.NumberFormat>()

/** Cents with their currency, always two decimals. The language only says how they are written. */
export function formatMoney(language: Language, cents: number, currency: string): string {
  const name = `${language}${currency}`
  const format =
    kept.get(name) ??
    new Intl.NumberFormat(language === 'it' ? 'it-IT' : 'en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: 'always',
    })
  kept.set(name, format)
  return format.format(cents / 100)
}
