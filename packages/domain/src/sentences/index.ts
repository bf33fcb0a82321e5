import { clientWords, type ClientWord, type Language, type Variant } from '@allenio/contract'
import { formatInteger } from '@allenio/domain/formats'
import { elideArticles } from '@allenio/domain/italian'

// Sentences as both server and web write them: `{{name}}` is filled in, `{{max, integer}}` with its thousands grouped, and a
// count chooses between `days_zero`, `days_one` and `days_other`.

export type SentenceValues = Readonly<Record<string, string | number>>

type PluralEnd = '_zero' | '_one' | '_other'
/** The key 'days' with a count says 'days_zero', 'days_one' or 'days_other', where there is such a sentence. */
export type SayableKey<Key extends string> = Key extends `${infer Base}${PluralEnd}` ? Base : Key

/** The sentence of a key. Italian has a form for whole millions, which our sentences do not use. */
export function sentenceOf(sentences: Readonly<Record<string, string>>, key: string, count?: unknown): string | undefined {
  if (typeof count !== 'number') return sentences[key]
  const form = count === 0 ? 'zero' : count === 1 ? 'one' : 'other'
  return sentences[`${key}_${form}`] ?? sentences[`${key}_other`] ?? sentences[key]
}

interface Filling {
  language: Language
  /** Answers whose words `{{client}}` and `{{coach}}` are, which need no value. */
  variant: () => Variant
  values?: SentenceValues
  /** What stands where a value is missing. */
  missing?: (placeholder: string) => string
}

export function fillSentence(text: string, { language, variant, values = {}, missing = whole => whole }: Filling): string {
  const valueOf = (name: string) => (isClientWord(name) ? clientWords[variant()][language][name] : values[name])
  const filled = text.replaceAll(placeholder, (whole, name: string, isInteger?: string, space?: string) => {
    const value = valueOf(name)
    if (value === undefined) return missing(whole)
    return `${isInteger ? formatInteger(language, Number(value)) : value}${space ? '\u00a0' : ''}`
  })
  return language === 'it' ? elideArticles(filled) : filled
}

const isClientWord = (name: string): name is ClientWord => name in clientWords.coach.it

/** A figure and the unit behind it stay on one line. */
const placeholder = /\{\{(\w+)(, integer)?\}\}( (?=(?:kg|g|mg|ml|kcal|km|mm|cm|m|min|s)\b))?/g
