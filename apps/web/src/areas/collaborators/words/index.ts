import { config } from '#lib/config'
import { areaWords, language, useLanguage } from '#lib/words'
import { en } from './en.ts'
import { it } from './it.ts'

export const useWords = areaWords('collaborators', { it, en })

const people = {
  it: { coach: { client: 'cliente', clients: 'clienti' }, dietitian: { client: 'paziente', clients: 'pazienti' } },
  en: { coach: { client: 'client', clients: 'clients' }, dietitian: { client: 'patient', clients: 'patients' } },
} as const

/** The words that this variant uses for clients. */
export const usePeople = () => people[useLanguage()][config.variant]

/** The same for code outside of components. */
export const peopleNow = () => people[language()][config.variant]

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
