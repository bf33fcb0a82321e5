import type { Language } from '@allenio/contract'
import { addingWords, foodWords, formWeight, plainFoodWords, withoutLinks } from './food-words.ts'
import { nameWords } from '@allenio/domain/search'

/** A name of a food as searches compare it with what is typed. */
export interface NameFacts {
  /** All words that name something. */
  words: readonly string[]
  /** The words that say which food it is; the other words say how it is kept, cooked or sold. */
  core: readonly string[]
  /** The words that tell the food from other foods; `tellingCore` has those within the core. */
  telling: readonly string[]
  tellingCore: readonly string[]
  /** The noun: the first word in Italian, the last of those before a comma in English. */
  head: string
  isHeadFirst: boolean
  /** Other words for the whole food: in brackets, or its brand. */
  aliases: readonly (readonly string[])[]
  /** Words of a form other than the raw and plain one, with how far that is from it. */
  forms: readonly (readonly [word: string, weight: number])[]
}

interface NameParts {
  /** In lower case and without accents. */
  key: string
  language: Language
  /** The brand and barcode of an own food. */
  further?: readonly string[]
  /** Everyday words for the whole food, which its name does not have. */
  synonyms?: readonly string[]
}

export function nameFacts({ key, language, further = [], synonyms = [] }: NameParts): NameFacts {
  const [beforeBrackets = '', inBrackets = ''] = /^([^(,]*)(?:\(([^)]*)\))?/.exec(key)?.slice(1) ?? []
  const allWords = nameWords(key)
  const names = beforeBrackets === key ? allWords : nameWords(beforeBrackets)
  const added = names.findIndex((word, at) => at > 0 && addingWords.has(word))
  const core = withoutLinks(added < 0 ? names : names.slice(0, added))
  const furtherWords = further.map(foodWords)
  const bracketWords = inBrackets === '' || /\d/.test(inBrackets) ? [] : [foodWords(inBrackets)]
  const synonymWords = synonyms.map(foodWords)
  const ownWords = [...new Set(withoutLinks([...allWords, ...furtherWords.flat()]))]
  return {
    words: [...new Set([...ownWords, ...synonymWords.flat()])],
    core,
    telling: ownWords.filter(isTellingWord),
    tellingCore: core.filter(isTellingWord),
    head: (language === 'it' ? core[0] : core.findLast(word => !plainFoodWords.has(word))) ?? '',
    isHeadFirst: language === 'it',
    aliases: [...bracketWords, ...twinNames(names, language), ...furtherWords, ...synonymWords].filter(isWholeName),
    forms: formsIn(allWords),
  }
}

/** 'Carne bovina (tipo bresaola)' is like it, and 'Glutine (base per seitan)' makes it. */
const isWholeName = (words: readonly string[]): boolean =>
  words.length > 0 && !words.some(word => word === 'tipo' || word === 'base' || word === 'type')

/** Words for "without": a food without skin or salt is still plain. */
const withoutWords: ReadonlySet<string> = new Set(['senza', 'without', 'non'])

const formsIn = (words: readonly string[]): NameFacts['forms'] =>
  words.flatMap((word, at) => {
    const weight = withoutWords.has(words[at - 1] ?? '') ? 0 : formWeight(word)
    return weight > 0 ? [[word, weight] as const] : []
  })

/** 'Sogliola e platessa' is called either. */
const twinNames = ([first = '', link, second = '', ...others]: readonly string[], language: Language): string[][] =>
  link === (language === 'it' ? 'e' : 'and') && others.length === 0 ? [[first], [second]] : []

export const isTellingWord = (word: string): boolean => !plainFoodWords.has(word) && formWeight(word) === 0
