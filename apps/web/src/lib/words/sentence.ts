import { clientWords, type Language } from '@allenio/contract'
import { elideArticles } from '@allenio/domain/italian'
import { config } from '#lib/config'

// Builds the sentences that the server's library also reads ({{name}}, _one, _other). Our code adds forty lines to the login page, the
// library would add eighteen kilobytes.

export type Sentences = Readonly<Record<string, string>>
export type BothLanguages = Readonly<Record<Language, Sentences>>
export type Values = Readonly<Record<string, string | number>>

const rules: Record<Language, Intl.PluralRules> = { it: new Intl.PluralRules('it'), en: new Intl.PluralRules('en') }

/** Builds one sentence. A key that is missing in one language falls back to the other language, then to the key itself. */
export function sentence(words: BothLanguages, language: Language, key: string, values: Values = {}): string {
  for (const each of [language, 'en', 'it'] as const) {
    const form = formOf(words[each], each, key, values)
    if (form !== undefined) return fillIn(form, each, values)
  }
  return key
}

/** Fills the placeholders; client or patient are the words of the installation's variant and need no value. */
export function fillIn(text: string, language: Language, values: Values = {}): string {
  const filled = text.includes('{{') ? withValues(text, values, clientWords[config.variant][language]) : text
  return language === 'it' ? elideArticles(filled) : filled
}

/** A figure and the unit behind it stay on one line. */
const placeholder = /\{\{(\w+)\}\}( (?=(?:kg|g|mg|ml|kcal|km|mm|cm|m|min|s)\b))?/g

const withValues = (text: string, values: Values, ownWords: Values): string =>
  text.replaceAll(placeholder, (whole, name: string, space?: string) => {
    const value = ownWords[name] ?? values[name]
    return value === undefined ? whole : `${value}${space ? '\u00a0' : ''}`
  })

function formOf(sentences: Sentences, language: Language, key: string, { count }: Values): string | undefined {
  if (typeof count !== 'number') return sentences[key]
  // Italian has a separate plural form for whole millions, which our sentences do not use: they fall back to `_other`
  return (
    (count === 0 ? sentences[`${key}_zero`] : undefined) ??
    sentences[`${key}_${rules[language].select(count)}`] ??
    sentences[`${key}_other`] ??
    sentences[key]
  )
}
