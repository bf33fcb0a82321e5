import type { Language } from '@allenio/contract'
import { language as currentLanguage, loadForEnglish, useLanguage } from './language.ts'
import { sentence, type BothLanguages, type Sentences } from './sentence.ts'

/** The other language's sentences: the same keys, none missing. */
export type WordsLike<Own extends Sentences> = Readonly<Record<keyof Own, string>>

type PluralEnd = '_zero' | '_one' | '_other'
/** 'clients_one' and 'clients_other' are said by the key 'clients' with a count. */
type KeyOf<Own extends Sentences> = SayableKey<keyof Own & string>
type SayableKey<Key extends string> = Key extends `${infer Base}${PluralEnd}` ? Base : Key

type Placeholders<Sentence extends string> = Sentence extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Placeholders<Rest> : never

type SentenceOf<Own extends Sentences, Key extends string> = Key extends keyof Own
  ? Own[Key]
  : `${Key}_other` extends keyof Own
    ? Own[`${Key}_other`]
    : never

type Values<Own extends Sentences, Key extends string> = Record<
  Placeholders<SentenceOf<Own, Key>> | (`${Key}_other` extends keyof Own ? 'count' : never),
  string | number
>

type Arguments<Own extends Sentences, Key extends string> =
  string extends SentenceOf<Own, Key>
    ? [values?: Record<string, string | number>]
    : keyof Values<Own, Key> extends never
      ? []
      : [values: Values<Own, Key>]

/** The keys that are said without values, for a table that names its words. */
export type PlainKey<Own extends Sentences> = {
  [Key in KeyOf<Own>]: Arguments<Own, Key> extends [] ? Key : never
}[KeyOf<Own>]

export type Say<Own extends Sentences> = <Key extends KeyOf<Own>>(key: Key, ...values: Arguments<Own, Key>) => string

export interface AreaWords<Own extends Sentences> {
  /** In a component: follows the language. */
  (): Say<Own>
  /** Outside components: in the language of the moment. */
  say: Say<Own>
}

interface Given<Own extends Sentences> {
  it: Own
  /** What every page carries gives its English as a promise, which most never need; a screen's own words come whole. */
  en: WordsLike<NoInfer<Own>> | (() => Promise<WordsLike<NoInfer<Own>>>)
}

/** An area's sentences, and the hook that says them. The name is what a missing one is looked for under. */
export function areaWords<const Own extends Sentences>(_area: string, { it, en }: Given<Own>): AreaWords<Own> {
  const words: Record<Language, Sentences> = { it, en: typeof en === 'function' ? {} : en }
  if (typeof en === 'function') loadForEnglish(async () => void (words.en = await en()))
  // one function per language: components that receive it are not drawn again for nothing
  const says: Record<Language, Say<Own>> = { it: sayIn(words, 'it'), en: sayIn(words, 'en') }
  const say: Say<Own> = (key, ...values) => says[currentLanguage()](key, ...values)
  return Object.assign(() => says[useLanguage()], { say })
}

const sayIn =
  <Own extends Sentences>(words: BothLanguages, language: Language): Say<Own> =>
  (key, ...values) =>
    sentence(words, language, key, values[0])
