import type { Language } from '@allenio/contract'

// The same sentences as the server's library reads ({{name}}, _one, _other), in forty lines instead of eighteen
// kilobytes on the login page.

export type Sentences = Readonly<Record<string, string>>
export type BothLanguages = Readonly<Record<Language, Sentences>>
export type Values = Readonly<Record<string, string | number>>

const rules: Record<Language, Intl.PluralRules> = { it: new Intl.PluralRules('it'), en: new Intl.PluralRules('en') }

/** Says one sentence; a key that is missing in a language is said in the other, and else shows itself. */
export function sentence(words: BothLanguages, language: Language, key: string, values: Values = {}): string {
  const inLanguage = (said: Language) => formOf(words[said], said, key, values)
  const found = inLanguage(language) ?? inLanguage('en') ?? inLanguage('it') ?? key
  return found.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}

function formOf(sentences: Sentences, language: Language, key: string, { count }: Values): string | undefined {
  if (typeof count !== 'number') return sentences[key]
  // Italian has a form of its own for whole millions, which is written like any other
  return (
    (count === 0 ? sentences[`${key}_zero`] : undefined) ??
    sentences[`${key}_${rules[language].select(count)}`] ??
    sentences[`${key}_other`] ??
    sentences[key]
  )
}
