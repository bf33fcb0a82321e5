import type { Language } from '@allenio/contract'

// The same sentences as the server's library reads ({{name}}, _one, _other), in forty lines instead of eighteen
// kilobytes on the login page.

export type Sentences = Readonly<Record<string, string>>
export type Values = Readonly<Record<string, string | number>>

const rules = { it: new Intl.PluralRules('it'), en: new Intl.PluralRules('en') } as const satisfies Record<Language, Intl.PluralRules>

/** Says one sentence; a key that is missing in a language is said in the other, and else shows itself. */
export function sentence(words: Readonly<Record<Language, Sentences>>, language: Language, key: string, values: Values = {}): string {
  const found = formOf(words[language], language, key, values) ?? formOf(words.en, 'en', key, values) ?? formOf(words.it, 'it', key, values) ?? key
  return found.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}

function formOf(sentences: Sentences, language: Language, key: string, { count }: Values): string | undefined {
  if (typeof count !== 'number') return sentences[key]
  // Italian has a form of its own for whole millions, which is written like any other
  return (count === 0 ? sentences[`${key}_zero`] : undefined)
    ?? sentences[`${key}_${rules[language].select(count)}`] ?? sentences[`${key}_other`] ?? sentences[key]
}
