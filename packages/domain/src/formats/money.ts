import type { Language } from '@allenio/contract'

/** The currency of a new workspace, by the language it starts with; each amount then stores its own currency. */
export const presetCurrency = { it: 'EUR', en: 'USD' } as const satisfies Record<Language, string>

const formatterCache = new Map<string, Intl.NumberFormat>()

/** Formats cents with their currency, always with two decimals. The language decides only how they are written. */
export function formatMoney(language: Language, cents: number, currency: string): string {
  const name = `${language}${currency}`
  const format =
    formatterCache.get(name) ??
    new Intl.NumberFormat(language === 'it' ? 'it-IT' : 'en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: 'always',
    })
  formatterCache.set(name, format)
  return format.format(cents / 100)
}
