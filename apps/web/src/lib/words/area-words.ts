import type { ClientWord, Language, Wording } from '@allenio/contract'
import type { SayableKey } from '@allenio/domain/sentences'
import { commonWords, type CommonWord, type CommonWords } from './common-words.ts'
import { language as currentLanguage, useLanguage } from './language.ts'
import { fillIn, sentence, type BothLanguages, type Sentences } from './sentence.ts'

/** The other language's sentences, with the same keys; none may be missing. */
export type WordsLike<Own extends Sentences> = Readonly<Record<keyof Own, string>>

type KeyOf<Own extends Sentences> = SayableKey<keyof Own & string>

/** The values that a sentence needs; the words for clients are filled in without one. */
type Placeholders<Sentence extends string> = Sentence extends `${string}{{${infer Name}}}${infer Rest}`
  ? Exclude<Name, ClientWord> | Placeholders<Rest>
  : never

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

/** The keys whose sentences take no values, for a table that lists its words. */
export type PlainKey<Own extends Sentences> = {
  [Key in KeyOf<Own>]: Arguments<Own, Key> extends [] ? Key : never
}[KeyOf<Own>]

export type Say<Own extends Sentences> = <Key extends KeyOf<Own>>(key: Key, ...values: Arguments<Own, Key>) => string

export interface AreaWords<Own extends Sentences> {
  /** In a component, where it follows the language. */
  (): Say<Own>
  /** Outside of components, in the current language. */
  say: Say<Own>
}

interface AreaSentences<Own extends Sentences, Common extends CommonWord> {
  /** Words of the common table that the area says, too. */
  common?: readonly Common[]
  it: Own
  en: WordsLike<NoInfer<Own>>
}

/** An area's own sentences, and those of the common words that it names. */
type WithCommon<Own extends Sentences, Common extends CommonWord> = Own & Pick<CommonWords, Common>

/** An area's sentences, and the hook that returns them. The name helps to find a missing sentence. */
export function areaWords<const Own extends Sentences, const Common extends CommonWord = never>(
  _area: string,
  { common = [], it, en }: AreaSentences<Own, Common>,
): AreaWords<WithCommon<Own, Common>> {
  const words = { it: withCommon('it', common, it), en: withCommon('en', common, en) }
  // one function per language, so that components that receive it do not render again without need
  const says: Record<Language, Say<WithCommon<Own, Common>>> = { it: sayIn(words, 'it'), en: sayIn(words, 'en') }
  const say: Say<WithCommon<Own, Common>> = (key, ...values) => says[currentLanguage()](key, ...values)
  return Object.assign(() => says[useLanguage()], { say })
}

const withCommon = (language: Language, keys: readonly CommonWord[], own: Sentences): Sentences => ({
  ...Object.fromEntries(keys.map(key => [key, commonWords[language][key]])),
  ...own,
})

const sayIn =
  <Own extends Sentences>(words: BothLanguages, language: Language): Say<Own> =>
  (key, ...values) =>
    sentence(words, language, key, values[0])

const wordings = { it: (wording: Wording) => fillIn(wording.it, 'it'), en: (wording: Wording) => fillIn(wording.en, 'en') }

/** Words a text of a table in the language of the component. */
export const useWording = (): ((wording: Wording) => string) => wordings[useLanguage()]
