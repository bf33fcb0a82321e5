import type { Language } from '@allenio/contract'
import { elideArticles } from '@allenio/domain/italian'
import { trialDays } from '@allenio/domain/plan'
import { useConfig } from '#platform/config'
import { linkToApp, mailLayout, type Mail, type MailSender } from '#platform/mail'
import { clientValues } from '#platform/words'
import { en } from './en.ts'
import { it } from './it.ts'

interface Letter {
  subject: string
  preheader: string
  text: string
  button: string
  /** Stands in the text where the operator sells plans. */
  trial?: string
}

export type LetterName = keyof typeof it
export type LetterWords = Record<LetterName, Letter>

const letters: Record<Language, LetterWords> = { it, en }

export interface MailValues {
  values?: Record<string, string>
  /** Moments that the mail shows as days. */
  days?: Record<string, string>
  /** The path of the button within the app. */
  path: string
  /** The business that writes to its client. */
  sender?: MailSender | undefined
}

/** A mail of the account; its button leads to a page in the language of the mail. */
export function accountMail(language: Language, name: LetterName, { values = {}, days = {}, path, sender }: MailValues): Mail {
  const { subject, preheader, text, button, trial }: Letter = letters[language][name]
  const dayNames = Object.entries(days).map(([key, instant]) => [key, asDay(language, instant)])
  const begun = useConfig().hasPlans ? trial?.replace('{{days}}', String(trialDays)) : ''
  const valuesByName: Record<string, string | undefined> = {
    ...values,
    ...Object.fromEntries(dayNames),
    ...clientValues(language),
    trial: begun,
  }
  // without a name the greeting also drops the space before it
  const fill = (sentence: string) => {
    const filled = sentence.replaceAll(/( ?)\{\{(\w+)\}\}/g, (_, blank: string, key: string) => {
      const value = valuesByName[key] ?? ''
      return value && `${blank}${value}`
    })
    return language === 'it' ? elideArticles(filled) : filled
  }
  return {
    subject: fill(subject),
    ...mailLayout({
      language,
      sender,
      preheader: fill(preheader),
      title: fill(subject),
      blocks: text.split('\n\n').map(fill),
      button: { label: fill(button), address: linkToApp(language, path) },
    }),
  }
}

const asDay = (language: Language, instant: string) =>
  new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(new Date(instant))
