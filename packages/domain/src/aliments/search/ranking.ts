import type { Language } from '@allenio/contract'
import { nameWords, numberForms, plainName, type Ranking, type SearchText } from '@allenio/domain/search'
import { everydaySources } from './everyday-foods.ts'
import { idOfSource } from '../library-columns.ts'
import { foodName } from '../food-name.ts'
import { foodSearchWords, formWeight, kindWords, variedDishes } from './food-words.ts'
import { isTellingWord, nameFacts, type NameFacts } from './name-facts.ts'

/** The plain name of a food for readers of each language. */
export type FoodKeys = Readonly<Record<Language, string>>

export const foodKeys = (names: { nameIt: string; nameEn: string }): FoodKeys => ({
  it: plainName(foodName(names, 'it')),
  en: plainName(foodName(names, 'en')),
})

export interface RankedFood {
  keys: FoodKeys
  brand?: string
  barcode?: string | null
  /** A plan of the client has this food, and the search is in a plan of that client. Only the fit of the name counts more. */
  isOfClient: boolean
  isOwn: boolean
  isFavorite: boolean
  /** The business has planned with it in the last weeks. */
  isRecent: boolean
  /** The business prefers another table of the library. */
  isOfLaterTable?: boolean
  /** Everyday words for a food of the library, in Italian. */
  synonyms?: readonly string[]
}

/** The part that is the same in every search, so that a typed key costs little. */
export interface FoodRankFacts {
  /** One for each language, or one for both. */
  names: readonly NameFacts[]
  /** Lower for what a client's plans have, for what a business has made itself, for favorites, and for what was planned with lately. */
  habit: number
  /** The business or the client uses it, so that it may be meant by a part of its name. */
  isFamiliar: boolean
  /** The length of the name in the asker's language. */
  length: number
}

export interface TypedFood extends SearchText {
  /** Each word in its other number: mele for mela. */
  numbers: readonly ReadonlySet<string>[]
  /** A form other than the plain one is typed: cooked, dried, in a can. */
  hasForm: boolean
}

export function typedFood(text: string): TypedFood {
  const words = foodSearchWords(text)
  return {
    text: words.join(' '),
    words,
    numbers: words.map(word => new Set(numberForms(word))),
    hasForm: words.some(word => formWeight(word) > 0),
  }
}

/** All words of a food between blanks, as searches look through them. */
export function foodText({
  keys,
  brand = '',
  barcode,
  synonyms = [],
}: Pick<RankedFood, 'keys' | 'brand' | 'barcode' | 'synonyms'>): string {
  const names = keys.it === keys.en ? keys.it : `${keys.it} ${keys.en}`
  return ` ${nameWords(`${names} ${brand} ${barcode ?? ''} ${synonyms.map(plainName).join(' ')}`).join(' ')} `
}

/**
 * How a name fits, the best first. What stands before `noSurely` may be taken without being asked: the typed words say which food it is.
 * Behind it they say less than the name (mela: Mela Fuji), or another thing (carne: Brodo di carne).
 */
const fits = { same: 0, begun: 1, kind: 2, kindBegun: 3, among: 4, amongBegun: 5, inside: 6, typos: 7 } as const
const fitsSurely: readonly number[] = [fits.same, fits.begun]
const fitsFamiliarly: readonly number[] = [...fitsSurely, fits.kind, fits.kindBegun]

const points = {
  fit: 100_000_000,
  form: 10_000_000,
  notOfClient: 4_000_000,
  notOwn: 2_000_000,
  notFavorite: 1_000_000,
  notRecent: 500_000,
  laterTable: 250_000,
  extraWord: 1_000,
} as const
const formAtMost = 9
const extraWordsAtMost = 99

export function foodRankFacts(food: RankedFood, language: Language): FoodRankFacts {
  const { keys, brand = '', barcode, isOfClient, isOwn, isFavorite, isRecent, isOfLaterTable = false, synonyms = [] } = food
  const further = [plainName(brand), barcode ?? ''].filter(Boolean)
  const italian = nameFacts({ key: keys.it, language: 'it', further, synonyms: synonyms.map(plainName) })
  return {
    names: keys.it === keys.en ? [italian] : [italian, nameFacts({ key: keys.en, language: 'en' })],
    habit:
      (isOfClient ? 0 : points.notOfClient) +
      (isOwn ? 0 : points.notOwn) +
      (isFavorite ? 0 : points.notFavorite) +
      (isRecent ? 0 : points.notRecent) +
      (isOfLaterTable ? points.laterTable : 0),
    isFamiliar: isOfClient || isOwn || isFavorite || isRecent,
    length: keys[language].length,
  }
}

/** How a typed word stands in words of a name: it is one, begins one, is in one, or in none. */
const places = { whole: 0, begins: 1, inside: 2, none: 3 } as const

function placeOf(typed: TypedFood, at: number, words: readonly string[]): number {
  const [word = '', numbers] = [typed.words[at], typed.numbers[at]]
  let best: number = places.none
  for (const each of words) {
    if (each === word || numbers?.has(each)) return places.whole
    if (best > places.begins && each.startsWith(word)) best = places.begins
    else if (best > places.inside && each.includes(word)) best = places.inside
  }
  return best
}

const begunFrom = 3

/** Whether a word of a name is typed, or begun by three letters at least. */
function isTyped(each: string, typed: TypedFood, isBegun: boolean): boolean {
  for (let at = 0; at < typed.words.length; at += 1) if (isTypedAt(each, typed, at, isBegun)) return true
  return false
}

function isTypedAt(each: string, { words, numbers }: TypedFood, at: number, isBegun: boolean): boolean {
  const word = words[at] ?? ''
  return each === word || (numbers[at]?.has(each) ?? false) || (isBegun && word.length >= begunFrom && each.startsWith(word))
}

/** Whether only a letter or two are typed: they begin too many words to mean one of them. */
const isShort = ({ words }: TypedFood): boolean => words.every(word => word.length < begunFrom)

function fitOf(name: NameFacts, typed: TypedFood): number {
  let worst: number = places.whole
  for (let at = 0; at < typed.words.length; at += 1) worst = Math.max(worst, placeOf(typed, at, name.words))
  if (worst === places.none) return fits.typos
  if (worst === places.inside) return fits.inside
  const isBegun = worst === places.begins
  if (isBegun && isShort(typed)) return fits.amongBegun
  const covers = (words: readonly string[]) => words.every(word => isTyped(word, typed, isBegun))
  const headAt = name.isHeadFirst ? 0 : typed.words.findLastIndex(isTellingWord)
  const isHeadTyped = headAt >= 0 && isTypedAt(name.head, typed, headAt, isBegun)
  const isAlias = name.aliases.some(covers)
  // fish in breadcrumbs is one of many that 'fish' may mean, though nothing else is in its name
  const isOneOfKind = name.forms.length > 0 && !typed.hasForm && typed.words.every(word => kindWords.has(word))
  if (isAlias || (isHeadTyped && covers(name.tellingCore) && !isOneOfKind)) return isBegun ? fits.begun : fits.same
  if (isHeadTyped) return isBegun ? fits.kindBegun : fits.kind
  return isBegun ? fits.amongBegun : fits.among
}

const formOf = ({ forms }: NameFacts, typed: TypedFood): number =>
  Math.min(
    forms.reduce((sum, [word, weight]) => (isTyped(word, typed, true) ? sum : sum + weight), 0),
    formAtMost,
  )

const extraWordsOf = ({ telling }: NameFacts, typed: TypedFood): number => {
  let count = 0
  for (const word of telling) if (!isTyped(word, typed, false)) count += 1
  return Math.min(count, extraWordsAtMost)
}

/**
 * Ranks a food that a search has found: the lowest rank is most probably meant. First counts how the name fits, then raw and plain foods
 * come before cooked, preserved and special ones, then foods that are used here, then plainer names. Devices and the server share the rank.
 */
export function foodRank({ names: [first, other], habit, length }: FoodRankFacts, typed: TypedFood, beyond = Infinity): number {
  if (!first) return Infinity
  const fit = other ? Math.min(fitOf(first, typed), fitOf(other, typed)) : fitOf(first, typed)
  const fitted = fit * points.fit + foodRankBase({ habit, length })
  // most foods only share a letter with the typed text and rank far behind, so nothing else is computed for them
  if (fitted > beyond) return Infinity
  if (isShort(typed) && fit === fits.amongBegun) return fitted
  const [form, extraWords] = [formOf(first, typed), extraWordsOf(first, typed)]
  if (!other) return fitted + restOf(form, extraWords)
  // the two names of a food may tell more of its form, but a form that is typed is typed in one language
  const leastOrMost = typed.hasForm ? Math.min : Math.max
  return fitted + restOf(leastOrMost(form, formOf(other, typed)), Math.min(extraWords, extraWordsOf(other, typed)))
}

const restOf = (form: number, extraWords: number): number => form * points.form + extraWords * points.extraWord
/** Whether the first of a search may be taken without being asked: a wrong food in a plan is worse than one key more. */
export function isSurelyMeant(facts: FoodRankFacts, typed: TypedFood): boolean {
  const sure = facts.isFamiliar ? fitsFamiliarly : fitsSurely
  const isOfKinds = !facts.isFamiliar && (variedDishes.has(typed.text) || typed.words.every(word => kindWords.has(word)))
  return !isOfKinds && facts.names.some(name => sure.includes(fitOf(name, typed)))
}

/** The rank of the food that an everyday word means: as if it were called so. */
export const meantFoodRank = ({ habit }: FoodRankFacts, { text }: SearchText): number => foodRankBase({ habit, length: text.length })

/** The part of a rank that what is typed does not change: a library is ordered by it. */
export const foodRankBase = ({ habit, length }: Pick<FoodRankFacts, 'habit' | 'length'>): number => habit + length

/** A search for foods: the typed words, and the foods that these words mean in everyday speech, one of each table. */
export interface FoodQuestion {
  typed: TypedFood
  meantIds: readonly string[]
}

export function foodQuestion(text: string): FoodQuestion {
  return { typed: typedFood(text), meantIds: everydaySources(text).map(idOfSource) }
}

interface SearchedFood {
  id: string
  facts: FoodRankFacts
}

/** The foods that a search has found, the likeliest first; of two that rank alike the one that came first. */
export function rankFoods<Food extends SearchedFood>(foods: readonly Food[], { typed, meantIds }: FoodQuestion): Food[] {
  const ranked = foods.map(food => ({ food, rank: (meantIds.includes(food.id) ? meantFoodRank : foodRank)(food.facts, typed) }))
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ food }) => food)
}

/** Whether the likeliest food is what was typed, so that Enter may take it. */
export const isAnswer = ({ id, facts }: SearchedFood, { typed, meantIds }: FoodQuestion): boolean =>
  meantIds.includes(id) || isSurelyMeant(facts, typed)

const anywhereFrom = 3

/** A word stands anywhere in a name, as in blueberries; a short one begins a word. Its other number is a word of its own. */
export const foodPieces = (word: string): string[] => [
  word.length < anywhereFrom ? ` ${word}` : word,
  ...numberForms(word).map(form => ` ${form} `),
]

export const foodRanking: Ranking<FoodRankFacts, TypedFood> = {
  piecesOf: foodPieces,
  rankOf: foodRank,
  // one letter or two that are no word of a name begin one
  leastRank: (base, typed, fit) =>
    (fit === 'in parts' && typed.words.length === 1 && isShort(typed) ? fits.amongBegun * points.fit : 0) + base,
}
