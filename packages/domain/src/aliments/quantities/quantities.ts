import type { FoodMeasure } from '@allenio/contract/aliments'
import { recipeLimits } from '@allenio/contract/recipes'
import { parseAmount, type TypedAmount } from './amounts.ts'
import { boundFigure, figureDecimals, roundTo } from '../decimals.ts'
import { densityOfMeasures, findMeasures, gramsOfOne } from './measures.ts'
import { largestGrams } from '../figures/nutrient-sums.ts'

/** The facts of a food that a quantity cell needs. */
export interface QuantityFood {
  /** Per 100 g. */
  kcal: number | null
  /** Grams per millilitre. Without it, a measure that names its volume tells it. */
  density: number | null
  measures: readonly FoodMeasure[]
}

export type TypedQuantity =
  | { kind: 'grams'; grams: number }
  | { kind: 'measure'; grams: number; amount: number; measure: FoodMeasure }
  | { kind: 'kcal'; grams: number; kcal: number }
  /** Kcal were typed for a food that has none, so no weight would give them. */
  | { kind: 'same quantity' }

export type QuantityRefusal =
  | { error: 'empty' }
  | { error: 'not a quantity' }
  | { error: 'too large' }
  | { error: 'unknown word'; word: string }
  /** Several measures have that name, and differ in weight. */
  | { error: 'ambiguous word'; word: string; measures: FoodMeasure[] }
  | { error: 'kcal not known' }
  | { error: 'density not known' }

/** Reads '150', '2 fette', '1/2 tazza' or '300k' as somebody types it into a quantity cell. Grams are whole. */
export function parseQuantity(text: string, food: QuantityFood): TypedQuantity | QuantityRefusal {
  const plain = text.trim()
  if (plain === '') return { error: 'empty' }
  const startsWithWord = /^\p{Letter}/u.test(plain)
  // 'fetta' is one of them; and where half an apricot is a measure, 'mezza albicocca' is that one, and not half of it
  const single = startsWithWord ? parseMeasure(1, plain, food) : undefined
  if (single) return single
  const typed = parseAmount(plain)
  if (!typed) return startsWithWord ? { error: 'unknown word', word: plain } : { error: 'not a quantity' }
  const unit = typed.rest.toLowerCase().replace(/\.$/, '')
  return parseUnit(typed, unit, food) ?? parseMeasure(typed.amount, unit, food) ?? { error: 'unknown word', word: unit }
}

/** The whole kcal of so many grams; null is not known. */
export const kcalOfGrams = (grams: number, kcalPer100g: number | null): number | null =>
  kcalPer100g === null ? null : roundTo(0, (boundFigure(grams) * boundFigure(kcalPer100g)) / 100)

/** The nearest gram that has so many kcal; null for a food without energy, whose quantity stays. */
export function gramsOfKcal(kcal: number, kcalPer100g: number): number | null {
  // less than the smallest figure is none, and would ask for tons
  const energy = roundTo(figureDecimals, boundFigure(kcalPer100g))
  return energy > 0 ? wholeGrams((boundFigure(kcal) * 100) / energy) : null
}

/** A row that somebody typed does not vanish: it has at least a gram, unless it is to have none. */
function wholeGrams(grams: number): number {
  return grams > 0 ? Math.max(1, roundTo(0, grams)) : 0
}

const gramUnits: ReadonlyMap<string, number> = new Map([
  ...['', 'g', 'gr', 'grammo', 'grammi', 'gram', 'grams'].map(unit => [unit, 1] as const),
  // Italians buy by the hundred grams
  ...['hg', 'etto', 'etti'].map(unit => [unit, 100] as const),
  ...['kg', 'chilo', 'chili', 'kilo', 'kilos'].map(unit => [unit, 1000] as const),
  ...['oz', 'ounce', 'ounces'].map(unit => [unit, 28.35] as const),
  ...['lb', 'lbs', 'pound', 'pounds'].map(unit => [unit, 453.6] as const),
])

// a pint has 568 ml in Britain and 473 in America, so that only a measure of the food itself can tell what it weighs
const millilitreUnits: ReadonlyMap<string, number> = new Map([
  ['ml', 1],
  ['cl', 10],
  ['dl', 100],
  ...['l', 'lt', 'litro', 'litri', 'litre', 'litres', 'liter', 'liters'].map(unit => [unit, 1000] as const),
])

const kcalUnits = ['k', 'kcal', 'cal', 'calorie', 'calories']

function parseUnit(typed: TypedAmount, unit: string, food: QuantityFood): TypedQuantity | QuantityRefusal | undefined {
  if (kcalUnits.includes(unit)) return parseKcal(typed.wholeAmount, food.kcal)
  const grams = gramUnits.get(unit)
  if (grams !== undefined) return parseGrams(grams === 1 ? typed.wholeAmount : typed.amount * grams)
  const millilitres = millilitreUnits.get(unit)
  if (millilitres === undefined) return undefined
  const density = food.density ?? densityOfMeasures(food.measures)
  if (density === null || !(density > 0)) return { error: 'density not known' }
  return parseGrams((millilitres === 1 ? typed.wholeAmount : typed.amount * millilitres) * density)
}

const parseGrams = (grams: number) => withinLimit(grams, whole => ({ kind: 'grams', grams: whole }))

function parseKcal(kcal: number, kcalPer100g: number | null): TypedQuantity | QuantityRefusal {
  if (kcalPer100g === null) return { error: 'kcal not known' }
  const grams = gramsOfKcal(kcal, kcalPer100g)
  return grams === null ? { kind: 'same quantity' } : withinLimit(grams, whole => ({ kind: 'kcal', grams: whole, kcal }))
}

function parseMeasure(amount: number, unit: string, { measures }: QuantityFood): TypedQuantity | QuantityRefusal | undefined {
  const [measure, ...others] = findMeasures(unit, measures)
  if (!measure) return undefined
  // no slices are no slices of anything
  if (amount === 0) return parseGrams(0)
  if (amount > recipeLimits.measureAmount) return { error: 'too large' }
  if (others.some(other => gramsOfOne(other) !== gramsOfOne(measure))) {
    return { error: 'ambiguous word', word: unit, measures: [measure, ...others] }
  }
  return withinLimit(amount * gramsOfOne(measure), grams => ({ kind: 'measure', grams, amount, measure }))
}

const withinLimit = (grams: number, quantityOf: (grams: number) => TypedQuantity): TypedQuantity | QuantityRefusal =>
  grams <= largestGrams ? quantityOf(wholeGrams(grams)) : { error: 'too large' }
