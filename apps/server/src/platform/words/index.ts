import { clientWords, defaultLanguage, isLanguage, type ClientWord, type Language } from '@allenio/contract'
import { fillSentence, sentenceOf, type SayableKey } from '@allenio/domain/sentences'
import { useConfig } from '#platform/config'

/** Sentences by key in both languages: a key without its twin does not compile. */
export type Words<Key extends string = string> = Record<Language, Record<Key, string>>

export type Values = Record<string, string | number>
export type Say<Key extends string> = (key: SayableKey<Key>, values?: Values) => string

/** A sentence without one of its values is a fault of the program: tests find the placeholder, and people read a gap instead of it. */
const leaveOut = (placeholder: string): string => (process.env['VITEST'] === undefined ? '' : placeholder)

export const clientValues = (language: Language): Record<ClientWord, string> => clientWords[useConfig().variant][language]

/** An area's sentences; the answer words them in a language. */
export function makeSay<Key extends string>(words: Words<Key>): (language: Language) => Say<Key> {
  return language =>
    (key, values = {}) =>
      fillSentence(sentenceOf(words[language], key, values['count']) ?? key, {
        language,
        variant: () => useConfig().variant,
        values,
        missing: leaveOut,
      })
}

/** The asker's language where nobody is signed in: chosen by cookie, else by the browser, else Italian. */
export function askersLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  if (isLanguage(cookie)) return cookie
  const preferences = (acceptLanguage ?? '')
    .split(',')
    .map(part => {
      const [tag = '', ...details] = part.split(';').map(each => each.trim())
      const quality = details.find(each => each.startsWith('q='))?.slice(2)
      return { language: tag.split('-')[0]?.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(each => each.quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return preferences.map(each => each.language).find(isLanguage) ?? defaultLanguage
}
