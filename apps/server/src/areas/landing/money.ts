import type { Language } from '@allenio/contract'

// The figures are equal in both formats: a plan has one amount, shown in euro to Italian readers and in dollars to English ones.
const formats = {
  it: new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
} as const satisfies Record<Language, Intl.NumberFormat>

export const money = (cents: number, language: Language): string => formats[language].format(cents / 100)
