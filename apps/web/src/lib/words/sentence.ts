import type { Language } from '@allenio/contract'
import { fillSentence, sentenceOf, type SentenceValues } from '@allenio/domain/sentences'
import { config } from '#lib/config'

export type Sentences = Readonly<Record<string, string>>
export type BothLanguages = Readonly<Record<Language, Sentences>>

/** Builds one sentence. A key that is missing in one language falls back to the other language, then to the key itself. */
export function sentence(words: BothLanguages, language: Language, key: string, values: SentenceValues = {}): string {
  for (const each of [language, 'en', 'it'] as const) {
    const form = sentenceOf(words[each], key, values['count'])
    if (form !== undefined) return fillIn(form, each, values)
  }
  return key
}

/** Fills the placeholders; client or patient are the words of the installation's variant and need no value. */
export const fillIn = (text: string, language: Language, values: SentenceValues = {}): string =>
  fillSentence(text, { language, variant: () => config.variant, values })
