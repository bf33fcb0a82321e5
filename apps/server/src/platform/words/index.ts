import { clientWords, defaultLanguage, isLanguage, languages, type ClientWord, type Language } from '@allenio/contract'
import { formatInteger } from '@allenio/domain/formats'
import { elideArticles } from '@allenio/domain/italian'
import { createInstance } from 'i18next'
import { useConfig } from '#platform/config'

/** Sentences by key in both languages: a key without its twin does not compile. */
export type Words<Key extends string = string> = Record<Language, Record<Key, string>>

export type Values = Record<string, string | number>
type PluralEnd = '_zero' | '_one' | '_other'
/** The key 'days' with a count says 'days_zero', 'days_one' or 'days_other', where there is such a sentence. */
type SayableKey<Key extends string> = Key extends `${infer Base}${PluralEnd}` ? Base : Key
export type Say<Key extends string> = (key: SayableKey<Key>, values?: Values) => string

const i18n = createInstance()
void i18n.init({
  lng: defaultLanguage,
  fallbackLng: 'en',
  supportedLngs: [...languages],
  resources: {},
  ns: [],
  keySeparator: false,
  nsSeparator: false,
  // values are not escaped here, because sentences are escaped when they are inserted into HTML
  interpolation: { escapeValue: false },
  initAsync: false,
  missingInterpolationHandler: leaveOutPlaceholder,
})

/** A sentence without one of its values is a fault of the program: tests find the placeholder, and people read a gap instead of it. */
function leaveOutPlaceholder(_sentence: string, [placeholder]: RegExpExecArray): string {
  return process.env['VITEST'] === undefined ? '' : placeholder
}

/** `{{max, integer}}` groups thousands, as all figures on screens are. */
i18n.services.formatter?.add('integer', (value: number, language) => formatInteger(language === 'it' ? 'it' : 'en', value))

/** The placeholders that every sentence may contain, such as `{{client}}` and `{{Coach}}`: the variant has their words. */
const variantPlaceholder = new RegExp(`\\{\\{(?:${Object.keys(clientWords.coach.it).join('|')})\\}\\}`)

export const clientValues = (language: Language): Record<ClientWord, string> => clientWords[useConfig().variant][language]

// our sentences have no form of their own for whole millions, as the library would ask for in Italian
function keyFor<Key extends string>(sentences: Record<Key, string>, key: string, count: unknown): Key {
  const form = count === 0 ? 'zero' : count === 1 ? 'one' : 'other'
  return [`${key}_${form}`, `${key}_other`, key].find((each): each is Key => each in sentences) ?? (key as Key)
}

/** Registers an area's sentences; the answer words them in a language. */
export function addWords<Key extends string>(namespace: string, words: Words<Key>): (language: Language) => Say<Key> {
  for (const language of languages) i18n.addResourceBundle(language, namespace, words[language])
  return language => {
    // the library's types need the resources at compile time, but the areas register ours at run time
    const translate = i18n.getFixedT(language, namespace) as (key: string, values: Values) => string
    return (sayableKey, values = {}) => {
      const key = keyFor(words[language], sayableKey, values['count'])
      const sentence = words[language][key]
      // the library treats an empty sentence as missing and would return its key
      if (sentence === '') return ''
      const sentenceText = translate(key, variantPlaceholder.test(sentence) ? { ...values, ...clientValues(language) } : values)
      return language === 'it' ? elideArticles(sentenceText) : sentenceText
    }
  }
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
