import type { FoodMeasure } from '@allenio/contract/aliments'
import type { MeasuredAmount } from '@allenio/contract/recipes'
import {
  gramsOfOne,
  largestGrams,
  parseAmount,
  parseQuantity,
  type QuantityFood,
  type QuantityRefusal,
  type TypedQuantity,
} from '@allenio/domain/aliments'
import { isMarkedToTaste } from './ingredient-text.ts'
import type { IngredientLine } from './ingredient-lines.ts'
import { findPieceMeasure } from './piece-measures.ts'
import { plainQuantity } from './plain-quantities.ts'

export interface NamedQuantityFood extends QuantityFood {
  nameIt: string
  nameEn: string
}

/** Grams are whole. */
export interface LineQuantity {
  grams: number
  measure: MeasuredAmount | null
  isToTaste: boolean
}

export type LineProblem =
  | { problem: 'no quantity' }
  | { problem: 'unknown word'; word: string }
  /** Any of these measures may be meant; they differ in weight. */
  | { problem: 'ambiguous word'; word: string; measures: FoodMeasure[] }
  | { problem: 'weight of one not known' }
  | { problem: 'density not known' }
  | { problem: 'kcal not known' }
  | { problem: 'too large' }

/** A bare number from here on is in grams, because nobody counts so many pieces. */
const leastBareGrams = 50

/** The grams that a line of a recipe means of a food, or why they are not known. */
export function quantityOfLine(
  line: Pick<IngredientLine, 'quantity' | 'name' | 'isToTaste'>,
  food: NamedQuantityFood,
): LineQuantity | LineProblem {
  const text = plainQuantity(line.quantity)
  if (text === '') return line.isToTaste ? toTaste : { problem: 'no quantity' }
  if (isMarkedToTaste(text)) return toTaste
  const count = bareCount(text)
  if (count !== undefined && count < leastBareGrams) return quantityOfPieces(count, line.name, food)
  const quantity = parseMeasuredQuantity(text, food)
  if ('error' in quantity) return problemOf(quantity, text, { ...line, food })
  if (quantity.kind === 'same quantity') return { problem: 'kcal not known' }
  if (quantity.grams === 0) return { problem: 'no quantity' }
  return {
    grams: quantity.grams,
    measure: quantity.kind === 'measure' ? { name: quantity.measure.name, amount: quantity.amount } : null,
    isToTaste: false,
  }
}

const toTaste: LineQuantity = { grams: 0, measure: null, isToTaste: true }

const unitAdjectives = /\s(?:ras[oaie]|colm[oaie]|abbondant[ei]|scars[oaie]|generos[oaie]|heaped|heaping|level|generous)(?!\p{Letter})/giu

/** A heaped spoon is a spoon, unless the food knows both. */
function parseMeasuredQuantity(text: string, food: NamedQuantityFood): TypedQuantity | QuantityRefusal {
  const quantity = parseQuantity(text, food)
  const plainText = text.replaceAll(unitAdjectives, '')
  return 'error' in quantity && quantity.error === 'unknown word' && plainText !== text ? parseQuantity(plainText, food) : quantity
}

/** '2' and 'due' are counts; '2 fette' is none. */
function bareCount(text: string): number | undefined {
  const typed = parseAmount(`${text} ×`)
  return typed?.rest === '×' ? typed.amount : undefined
}

function quantityOfPieces(count: number, name: string, food: NamedQuantityFood): LineQuantity | LineProblem {
  if (!(count > 0)) return { problem: 'no quantity' }
  const piece = findPieceMeasure(food.measures, name, food)
  return piece ? quantityOfMeasure(count, piece) : { problem: 'weight of one not known' }
}

function quantityOfMeasure(amount: number, measure: FoodMeasure): LineQuantity | LineProblem {
  const grams = Math.max(1, Math.round(amount * gramsOfOne(measure)))
  return grams > largestGrams ? { problem: 'too large' } : { grams, measure: { name: measure.name, amount }, isToTaste: false }
}

interface RefusedLine {
  name: string
  food: NamedQuantityFood
}

function problemOf(refusal: QuantityRefusal, text: string, { name, food }: RefusedLine): LineQuantity | LineProblem {
  switch (refusal.error) {
    case 'empty':
    case 'not a quantity':
      return { problem: 'no quantity' }
    case 'unknown word':
      // a pinch is less than a gram of anything
      return /(?:^|\s)(?:pizzic|pinch|pres[ae]\b|dash)/i.test(text) ? toTaste : { problem: 'unknown word', word: refusal.word }
    case 'ambiguous word': {
      // 'mele' of apples, of which a medium one is there
      const piece = findPieceMeasure(refusal.measures, name, food)
      const amount = parseAmount(text)?.amount ?? 1
      return piece ? quantityOfMeasure(amount, piece) : { problem: 'ambiguous word', word: refusal.word, measures: refusal.measures }
    }
    case 'too large':
    case 'kcal not known':
    case 'density not known':
      return { problem: refusal.error }
    default:
      return refusal satisfies never
  }
}
