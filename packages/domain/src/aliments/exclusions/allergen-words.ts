import { allergens, type Allergen } from '@allenio/contract/aliments'
import { plainName } from '@allenio/domain/search'
import { fillerWords } from './allergy-fillers.ts'
import { foodRuleIds, foodRules, type FoodRuleId } from './food-rules.ts'
import { conditionNames } from './word-meanings.ts'
import { wordStems } from '../word-stems.ts'

type Names = readonly [words: string, ...of: Allergen[]]

/** Names that are found in singular and plural. The longest name wins, so that a nutmeg is no nut and a soya milk no milk. */
const stemNames: readonly Names[] = [
  ['glutine, gluten, frumento, wheat, farro, spelt, orzo, barley, segale, rye', 'gluten'],
  ['grano saraceno, buckwheat'],
  ['crostacei, crostaceo, crustacean, gambero, gamberetto, gamberone, scampo, aragosta, astice, granchio', 'crustaceans'],
  ['shrimp, prawn, lobster, crab', 'crustaceans'],
  ['frutti di mare, shellfish, seafood', 'crustaceans', 'molluscs'],
  ['mollusco, mollusc, mollusk, cozza, vongola, ostrica, calamaro, seppia, mussel, clam, oyster, squid, octopus', 'molluscs'],
  ['uovo, uova, egg, albume, tuorlo', 'eggs'],
  ['tonno, salmone, merluzzo, acciuga, sgombro, tuna, salmon, anchovy', 'fish'],
  ['arachide, nocciolina, peanut, groundnut, burro di arachidi, burro d’arachidi, peanut butter', 'peanuts'],
  ['latte di soia, soy milk, soya milk, salsa di soia, soy sauce, soya sauce, edamame, tofu', 'soy'],
  ['latticino, formaggio, yogurt, burro, panna, caseina, dairy, cheese, butter, casein', 'milk'],
  ['proteine del latte, proteine del siero, milk protein', 'milk'],
  ['latte di cocco, latte di riso, coconut milk, rice milk, oat milk, latte di avena, latte d’avena'],
  ['frutta a guscio, frutta secca, tree nuts, nuts, noce, nocciola, mandorla, pistacchio, anacardo, pecan, macadamia', 'nuts'],
  ['walnut, hazelnut, almond, pistachio, cashew, latte di mandorla, latte di mandorle, almond milk', 'nuts'],
  ['noce moscata, nutmeg, noce di cocco, coconut'],
  ['sedano, celery, celeriac', 'celery'],
  ['senape, mustard', 'mustard'],
  ['sesamo, sesame, tahina, tahini', 'sesame'],
  ['solfito, anidride solforosa, sulphite, sulfite', 'sulphites'],
  ['lupino, lupin, lupine', 'lupin'],
]

/** Names that are found as whole words only, because other words share their stems: latte and lattosio, pesce and pesca. */
const wholeNames: readonly Names[] = [
  ['grano', 'gluten'],
  ['pesce, pesci, fish, alici, cod', 'fish'],
  ['polpo, polpi', 'molluscs'],
  ['soia, soy, soya', 'soy'],
  ['latte, milk, whey', 'milk'],
  ['lattosio, lactose', 'lactose'],
]

const termsOf = (words: string): string[] => words.split(', ')
const keyOf = (words: readonly string[]): string => words.flatMap(wordStems).join(' ')

/** The meaning of a name in a text. A name without allergens and rules is a food that only sounds like an allergen: coconut, buckwheat. */
interface Meaning {
  allergens: readonly Allergen[]
  ruleIds: readonly FoodRuleId[]
}

const ofAllergens = (allergens: readonly Allergen[]): Meaning => ({ allergens, ruleIds: [] })

const byStems = new Map(stemNames.flatMap(([words, ...of]) => termsOf(words).map(term => [keyOf([term]), ofAllergens(of)] as const)))
const byWords = new Map<string, Meaning>([
  ...wholeNames.flatMap(([words, ...of]) => termsOf(words).map(term => [term, ofAllergens(of)] as const)),
  ...conditionNames.flatMap(([words, allergen]) => termsOf(words).map(term => [term, ofAllergens([allergen])] as const)),
  ...foodRuleIds.flatMap(id => termsOf(foodRules[id].words).map(term => [term, { allergens: [], ruleIds: [id] }] as const)),
])
const longestTerm = Math.max(...[...byStems.keys(), ...byWords.keys()].map(key => key.split(' ').length))

const articles = new Set(['il', 'lo', 'la', 'i', 'gli', 'le', 'l', 'the', 'any'])
const denials = new Set(['non', 'nessuna', 'nessun', 'niente', 'no', 'not', 'nega', 'denies', 'never', 'mai', 'without', 'senza'])
const conjunctions = new Set(['o', 'od', 'ne', 'or', 'nor'])
const isStatement = (word: string): boolean => /^(allerg|intoller|intoler)/.test(word)
const denialReach = 3

/** A word of a text: as it is compared, and as it was written. */
interface TextWord {
  word: string
  written: string
}

const wordsOf = (words: readonly TextWord[]): string[] => words.map(({ word }) => word)

/** A free text about allergies as the app understands it. */
export interface AllergyText {
  allergens: Allergen[]
  ruleIds: FoodRuleId[]
  /** Phrases that the app does not understand, in the words of the text. */
  unknown: string[]
}

/**
 * Reads somebody's own words, in Italian or English. What a denial covers is left out: "nessuna allergia alle noci", "not allergic to
 * milk", "senza glutine", "gluten free". The reader names too many allergens rather than too few, because they are only offered. It also
 * returns the phrases that it does not understand, so that nobody takes the list of allergens for all that was written.
 */
export function parseAllergyText(text: string): AllergyText {
  const read = statementsOf(text).map(parseStatement)
  const [allergenSet, ruleSet] = [new Set(read.flatMap(each => each.allergens)), new Set(read.flatMap(each => each.ruleIds))]
  return {
    allergens: allergens.filter(allergen => allergenSet.has(allergen)),
    ruleIds: foodRuleIds.filter(id => ruleSet.has(id)),
    unknown: [...new Map(read.flatMap(each => each.unknown).map(phrase => [plainName(phrase), phrase])).values()],
  }
}

/** The allergens that a text names, in the order of the list. */
export const allergensInText = (text: string): Allergen[] => parseAllergyText(text).allergens

const turns = new Set(['ma', 'pero', 'bensi', 'invece', 'tranne', 'eccetto', 'salvo', 'but', 'except', 'however'])
const comma = ','

/** A denial ends with its sentence, or where the next clause turns it. A comma stays as a word of its own. */
function statementsOf(text: string): TextWord[][] {
  const statements: TextWord[][] = [[]]
  for (const [written] of text.normalize('NFC').matchAll(/[\p{Letter}\p{Mark}\p{Number}]+|[.:;!?\n,()/+]/gu)) {
    const word = plainName(written)
    if (/[.:;!?\n]/.test(word) || turns.has(word)) statements.push([])
    else statements.at(-1)?.push({ word: /[,()/+]/.test(word) ? comma : word, written })
  }
  return statements
}

function parseStatement(textWords: readonly TextWord[]): AllergyText {
  const words = wordsOf(textWords)
  const found: AllergyText = { allergens: [], ruleIds: [], unknown: [] }
  let phrase: TextWord[] = []
  const endPhrase = () => {
    const text = trimFillers(phrase)
    if (text !== '') found.unknown.push(text)
    phrase = []
  }
  let isDenied = false
  /** Where the statement begins: a word that denies it stands behind this place. */
  let border = 0
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const { meaning, length } = termAt(words, at)
    if (isStatement(word)) isDenied = isDeniedAt(words, { at, border, isDenied })
    else if (meaning && !isDenied && !isFreeOf(words, at, length)) {
      found.allergens.push(...meaning.allergens)
      found.ruleIds.push(...meaning.ruleIds)
    }
    const isUnknownFood = meaning !== undefined && meaning.allergens.length + meaning.ruleIds.length === 0
    if (isUnknownFood) phrase.push(...textWords.slice(at, at + length))
    else if (meaning || word === comma || isStatement(word) || divisions.has(word)) endPhrase()
    else phrase.push(...textWords.slice(at, at + length))
    at += length
    if (meaning || word === comma || isStatement(word)) border = at
  }
  endPhrase()
  return found
}

const divisions = new Set(['e', 'ed', 'o', 'od', 'and', 'or', 'ne', 'nor'])

/** Removes words that name nothing from both ends of a phrase; a figure alone names nothing either. */
function trimFillers(phrase: readonly TextWord[]): string {
  const isFiller = ({ word }: TextWord) => fillerWords.has(word) || denials.has(word) || /^\d+$/.test(word)
  const from = phrase.findIndex(each => !isFiller(each))
  const to = phrase.findLastIndex(each => !isFiller(each))
  return from < 0
    ? ''
    : phrase
        .slice(from, to + 1)
        .map(({ written }) => written)
        .join(' ')
}

interface Place {
  at: number
  border: number
  /** Whether the statement before this one is denied. */
  isDenied: boolean
}

/** A statement is denied by a word shortly before it, or together with the one before it: "no allergies or intolerances". */
const isDeniedAt = (words: readonly string[], { at, border, isDenied }: Place): boolean =>
  words.slice(Math.max(border, at - denialReach), at).some(word => denials.has(word)) || (isDenied && conjunctions.has(words[at - 1] ?? ''))

/** The longest name that begins at this word; a word that begins no name is a plain word. */
function termAt(words: readonly string[], at: number): { meaning?: Meaning; length: number } {
  for (let length = Math.min(longestTerm, words.length - at); length > 0; length--) {
    const term = words.slice(at, at + length)
    const meaning = byWords.get(term.join(' ')) ?? byStems.get(keyOf(term))
    if (meaning) return { meaning, length }
  }
  return { length: 1 }
}

/** Whether the text says that a food is without an allergen: "senza glutine", "gluten free". */
function isFreeOf(words: readonly string[], at: number, length: number): boolean {
  const before = words.slice(0, at).findLast(word => !articles.has(word))
  return before === 'senza' || before === 'without' || words[at + length] === 'free'
}
