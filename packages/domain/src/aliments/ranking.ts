import type { Language } from '@allenio/contract'
import { plainName, searchWords, type Ranking, type SearchText } from '@allenio/domain/search'
import { foodName } from './food-name.ts'

/** The plain name of a food for readers of each language. */
export type FoodKeys = Readonly<Record<Language, string>>

export const foodKeys = (names: { nameIt: string; nameEn: string }): FoodKeys => ({
  it: plainName(foodName(names, 'it')),
  en: plainName(foodName(names, 'en')),
})

export interface RankedFood {
  keys: FoodKeys
  /** A plan of the client in whose plan is searched has it; nothing else than how the name fits counts more. */
  isOfClient: boolean
  isOwn: boolean
  isFavorite: boolean
  /** The business has planned with it in the last weeks. */
  isRecent: boolean
}

/** What is the same in every search, so that a typed key costs little. */
export interface FoodRankFacts {
  /** One for each language, or one for both. */
  names: readonly string[]
  /** Lower for what a client's plans have, for what a business has made itself, for favorites, and for what was planned with lately. */
  habit: number
  /** Of the name in the asker's language. */
  length: number
}

export function typedFood(text: string): SearchText {
  const words = searchWords(text)
  return { text: words.join(' '), words }
}

/** How a name fits: it is what is typed, begins with it as a word, or with its letters, has it in it, or has its words here and there. */
const fits = { same: 0, word: 1, letters: 2, among: 3, words: 4 } as const

const points = { fit: 200_000, notOfClient: 80_000, notOwn: 40_000, notFavorite: 20_000, notRecent: 10_000 } as const

export function foodRankFacts({ keys, isOfClient, isOwn, isFavorite, isRecent }: RankedFood, language: Language): FoodRankFacts {
  const others = (isOwn ? 0 : points.notOwn) + (isFavorite ? 0 : points.notFavorite) + (isRecent ? 0 : points.notRecent)
  return {
    names: keys.it === keys.en ? [keys.it] : [keys.it, keys.en],
    habit: (isOfClient ? 0 : points.notOfClient) + others,
    length: keys[language].length,
  }
}

function fitOf(name: string, text: string): number {
  if (name.startsWith(text)) {
    const next = name.charAt(text.length)
    if (next === '' || next === ',') return fits.same
    return next === ' ' ? fits.word : fits.letters
  }
  return name.includes(` ${text}`) ? fits.among : fits.words
}

/**
 * Of the foods that a search finds, the one with the lowest rank is meant most probably: an apple stands before an apple pie, that before
 * what has apples in it, and a pineapple last. The server puts its lists in the same order.
 */
export function foodRank(facts: FoodRankFacts, { text }: SearchText): number {
  let fit: number = fits.words
  for (const name of facts.names) fit = Math.min(fit, fitOf(name, text))
  return fit * points.fit + foodRankBase(facts)
}

/** The rank of the food that an everyday word means: as if it were called so. */
export const meantFoodRank = ({ habit }: FoodRankFacts, { text }: SearchText): number => foodRankBase({ habit, length: text.length })

/** The part of a rank that what is typed does not change: a library is ordered by it. */
export const foodRankBase = ({ habit, length }: Pick<FoodRankFacts, 'habit' | 'length'>): number => habit + length

const bestFits = { whole: fits.same, 'in parts': fits.letters, 'with typos': fits.words } as const
const anywhereFrom = 3

/** A word stands anywhere in a name, as in blueberries; a short one begins a word. */
export const foodRanking: Ranking<FoodRankFacts, SearchText> = {
  pieceOf: word => (word.length < anywhereFrom ? ` ${word}` : word),
  rankOf: foodRank,
  leastRank: (base, _typed, fit) => bestFits[fit] * points.fit + base,
}
