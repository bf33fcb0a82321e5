import { createContext, use } from 'react'

export type Language = 'it' | 'en'

export const LanguageContext = createContext<Language>('it')

/** Samples are written in both languages in the place where they are shown. */
export function useSay() {
  const language = use(LanguageContext)
  return (italian: string, english: string) => (language === 'it' ? italian : english)
}
