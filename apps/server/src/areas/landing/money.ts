import type { Language } from '@allenio/contract'

// Plans are charged in euro, whatever language they are read in.
const formats = {
  it: new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' }),
} as const satisfies Record<Language, Intl.NumberFormat>

export const money = (cents: number, language: Language): string => formats[language].format(cents / 100)
