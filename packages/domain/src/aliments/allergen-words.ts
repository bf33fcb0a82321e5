import { allergens, type Allergen } from '@allenio/contract/aliment-fields'
import { wordStems } from './word-stems.ts'

type Names = readonly [words: string, ...of: Allergen[]]

/** They are found in singular and plural. The longest is taken first, so that a nutmeg is no nut and a soya milk no milk. */
const stemNames: readonly Names[] = [
  ['glutine, gluten, celiachia, celiaco, celiaca, celiac, coeliac, frumento, wheat, farro, spelt, orzo, barley, segale, rye', 'gluten'],
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

/** Their stems are also those of other words: latte and lattosio, pesce and pesca, soia and so, grano and grana. */
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

const byStems = new Map(stemNames.flatMap(([words, ...of]) => termsOf(words).map(term => [keyOf([term]), of] as const)))
const byWord = new Map(wholeNames.flatMap(([words, ...of]) => termsOf(words).map(term => [term, of] as const)))
const longestTerm = Math.max(...[...byStems.keys()].map(key => key.split(' ').length))

const articles = new Set(['il', 'lo', 'la', 'i', 'gli', 'le', 'l', 'the', 'any'])
const denials = new Set(['non', 'nessuna', 'nessun', 'niente', 'no', 'not', 'nega', 'denies', 'never', 'mai', 'without', 'senza'])
const conjunctions = new Set(['o', 'od', 'ne', 'or', 'nor'])
const isStatement = (word: string): boolean => /^(allerg|intoller|intoler)/.test(word)
const denialReach = 3

/**
 * The allergens that somebody's own words name, in Italian or English, in the order of the list. What a denial covers is left out: "nessuna
 * allergia alle noci", "not allergic to milk", "senza glutine", "gluten free". It names too much rather than too little, because it is only
 * offered.
 */
export function allergensInText(text: string): Allergen[] {
  const found = new Set(statementsOf(text).flatMap(allergensInStatement))
  return allergens.filter(allergen => found.has(allergen))
}

/** A denial ends with its sentence, or where the next clause turns it. A comma stays as a word of its own. */
const statementsOf = (text: string): string[][] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[.:;!?\n]|\b(?:ma|pero|bensi|invece|tranne|eccetto|salvo|but|except|however)\b/u)
    .map(statement => statement.match(/[\p{Letter}\p{Number}]+|,/gu) ?? [])

function allergensInStatement(words: readonly string[]): Allergen[] {
  const found: Allergen[] = []
  let isDenied = false
  /** What denies a statement stands behind this. */
  let border = 0
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const { of, length } = termAt(words, at)
    if (isStatement(word)) isDenied = isDeniedAt(words, { at, border, isDenied })
    else if (of && !isDenied && !isFreeOf(words, at, length)) found.push(...of)
    at += length
    if (of || word === ',' || isStatement(word)) border = at
  }
  return found
}

interface Place {
  at: number
  border: number
  /** Of the statement before it. */
  isDenied: boolean
}

/** A statement is denied by a word shortly before it, or together with the one before it: "no allergies or intolerances". */
const isDeniedAt = (words: readonly string[], { at, border, isDenied }: Place): boolean =>
  words.slice(Math.max(border, at - denialReach), at).some(word => denials.has(word)) || (isDenied && conjunctions.has(words[at - 1] ?? ''))

/** The longest name that begins here; without one it is a plain word. */
function termAt(words: readonly string[], at: number): { of?: readonly Allergen[]; length: number } {
  for (let length = Math.min(longestTerm, words.length - at); length > 1; length--) {
    const of = byStems.get(keyOf(words.slice(at, at + length)))
    if (of) return { of, length }
  }
  const word = words[at] ?? ''
  const of = byWord.get(word) ?? byStems.get(keyOf([word]))
  return { ...(of && { of }), length: 1 }
}

/** "Senza glutine", "gluten free". */
function isFreeOf(words: readonly string[], at: number, length: number): boolean {
  const before = words.slice(0, at).findLast(word => !articles.has(word))
  return before === 'senza' || before === 'without' || words[at + length] === 'free'
}
