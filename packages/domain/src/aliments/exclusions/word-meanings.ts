import type { Language } from '@allenio/contract'
import type { Allergen, AllergenState, FoodCategory } from '@allenio/contract/aliments'
import { foodRuleIds, foodRules, type FoodRule, type FoodRuleId } from './food-rules.ts'
import { nameWords } from '@allenio/domain/search'
import { wordStems } from '../word-stems.ts'

/** Stems of names, and words that stand as they are, behind =. All of one name have to stand in a text. */
type Names = readonly (readonly string[])[]

const asItStands = (word: string): string => `=${word}`

/** The stems and words of a text, in which names are looked up. */
export const lookupOf = (text: string): string[] => [...wordStems(text), ...nameWords(text).map(asItStands)]

interface StemmedPart {
  categories: readonly FoodCategory[]
  names: Names
}

/** A rule as foods are compared with it. */
export interface StemmedRule {
  id: FoodRuleId
  words: Names
  contains: StemmedPart
  mayContain: StemmedPart
  doubtful: StemmedPart
  milder: Names
}

const wholeWords = (text: string): string[] => nameWords(text).map(asItStands)

const namesOf = (text = ''): Names =>
  text
    .split(',')
    .map(each => (each.trim().startsWith('=') ? wholeWords(each) : wordStems(each)))
    .filter(stems => stems.length > 0)

const partOf = ({ categories = [], names }: NonNullable<FoodRule['mayContain']> = {}): StemmedPart => ({
  categories,
  names: namesOf(names),
})

const stemmed = (id: FoodRuleId): StemmedRule => {
  const { words, contains, mayContain, doubtful, milder }: FoodRule = foodRules[id]
  return {
    id,
    words: words.split(',').map(wholeWords),
    contains: partOf(contains),
    mayContain: partOf(mayContain),
    doubtful: partOf(doubtful),
    milder: namesOf(milder),
  }
}

export const stemmedRules: readonly StemmedRule[] = foodRuleIds.map(stemmed)

const includesName = (lookup: ReadonlySet<string>, names: Names): boolean => names.some(name => name.every(each => lookup.has(each)))

/** Illnesses and short forms that stand for one allergen: no food is called so. */
export const conditionNames = [
  ['aplv, plv, cmpa', 'milk'],
  ['celiachia, celiaco, celiaca, celiac, coeliac', 'gluten'],
] as const satisfies readonly (readonly [words: string, allergen: Allergen])[]

export const stemmedConditions: readonly { names: Names; allergen: Allergen }[] = conditionNames.map(([words, allergen]) => ({
  names: words.split(',').map(wholeWords),
  allergen,
}))

/** The rules and allergens that a word stands for, besides the foods that have the word in their names. */
export interface WordSense {
  rules: readonly StemmedRule[]
  allergens: readonly Allergen[]
}

export function senseOfWord(word: string): WordSense {
  const lookup = new Set(lookupOf(word))
  return {
    rules: stemmedRules.filter(({ words }) => includesName(lookup, words)),
    allergens: stemmedConditions.flatMap(({ names, allergen }) => (includesName(lookup, names) ? [allergen] : [])),
  }
}

/** The one rule that a word stands for: "nichel", "carne di maiale". */
export function ruleOfWord(word: string): FoodRuleId | undefined {
  const [first, ...others] = senseOfWord(word).rules
  return others.length === 0 ? first?.id : undefined
}

export const ruleName = (id: FoodRuleId, language: Language): string => foodRules[id].name[language]

const milderStates = {
  contains: 'may contain',
  'may contain': 'not known',
  'not known': 'not known',
  free: 'free',
} as const satisfies Record<AllergenState, AllergenState>

interface RuledFood {
  category: FoodCategory | null
  /** The stems and words of the food's names in both languages. */
  lookup: ReadonlySet<string>
}

/** Free is what no list names: whether such a food may hide it, the caller says. */
export function stateInRule({ category, lookup }: RuledFood, { contains, mayContain, doubtful, milder }: StemmedRule): AllergenState {
  const isIn = ({ categories, names }: StemmedPart) => (category !== null && categories.includes(category)) || includesName(lookup, names)
  const state = isIn(contains) ? 'contains' : isIn(mayContain) ? 'may contain' : isIn(doubtful) ? 'not known' : 'free'
  return includesName(lookup, milder) ? milderStates[state] : state
}
