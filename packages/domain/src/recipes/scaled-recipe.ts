import type { MeasuredAmount } from '@allenio/contract/recipes'
import { largestGrams, roundTo } from '@allenio/domain/aliments'

export interface ScalableIngredient {
  grams: number
  measure: MeasuredAmount | null
  isToTaste: boolean
}

/** Beyond this a total is a typing error, and products would not be exact. */
const largestTotal = 100_000_000

/**
 * Whole grams in proportion, by the largest remainder: their sum is exactly the total. A row that has something keeps a gram, as long as
 * the total has one for each; of equal remainders the first row gets it. Without a total there are no grams.
 */
export function scaleGrams(grams: readonly number[], total: number): number[] {
  const weights = grams.map(wholeWeight)
  const filledPlaces = [...weights.keys()].filter(place => weightAt(weights, place) > 0)
  const wholeTotal = total > 0 ? Math.min(Math.round(total), largestTotal) : 0
  if (wholeTotal <= filledPlaces.length) return ones(weights, heaviestPlaces(filledPlaces, weights).slice(0, wholeTotal))
  return shareOut(weights, filledPlaces, wholeTotal)
}

/**
 * The ingredients of so many times the dish. They are to be computed from the recipe's own quantities each time, and not from scaled ones:
 * then nothing is lost on the way there and back.
 */
export function scaleIngredients<Row extends ScalableIngredient>(rows: readonly Row[], factor: number): Row[] {
  if (factor === 1 || !(factor > 0) || factor === Infinity) return [...rows]
  const scalableGrams = rows.map(({ grams, isToTaste }) => (isToTaste ? 0 : grams))
  const sum = scalableGrams.map(wholeWeight).reduce((before, weight) => before + weight, 0)
  const scaledGrams = scaleGrams(scalableGrams, roundTo(0, sum * factor))
  return rows.map((row, index) =>
    row.isToTaste ? row : { ...row, grams: scaledGrams[index] ?? 0, measure: row.measure && scaleMeasure(row.measure, factor) },
  )
}

/** A measure that is there does not vanish. */
const scaleMeasure = ({ name, amount }: MeasuredAmount, factor: number): MeasuredAmount => ({
  name,
  amount: Math.max(0.01, roundTo(2, amount * factor)),
})

const wholeWeight = (grams: number): number => (grams > 0 ? Math.max(1, Math.round(Math.min(grams, largestGrams))) : 0)

const weightAt = (weights: readonly number[], place: number): number => weights[place] ?? 0

const ones = (weights: readonly number[], places: readonly number[]): number[] =>
  weights.map((_, place) => (places.includes(place) ? 1 : 0))

/** Sorting keeps the order of equals. */
const heaviestPlaces = (places: readonly number[], weights: readonly number[]): number[] =>
  places.toSorted((one, other) => weightAt(weights, other) - weightAt(weights, one))

/** There is more than a gram for each of the places. Those with less than a gram take it first, and the others share what is left. */
function shareOut(weights: readonly number[], filledPlaces: readonly number[], wholeTotal: number): number[] {
  let places = filledPlaces
  let left = wholeTotal
  for (;;) {
    const sum = places.reduce((before, place) => before + weightAt(weights, place), 0)
    const isSmall = (place: number) => weightAt(weights, place) * left < sum
    const smallCount = places.filter(isSmall).length
    if (smallCount === 0) return withRemainders(weights, ones(weights, filledPlaces), { places, left, sum })
    places = places.filter(place => !isSmall(place))
    left -= smallCount
  }
}

interface Sharing {
  places: readonly number[]
  left: number
  sum: number
}

function withRemainders(weights: readonly number[], grams: readonly number[], { places, left, sum }: Sharing): number[] {
  const scaled = [...grams]
  const remainders = weights.map(weight => (weight * left) % sum)
  for (const place of places) scaled[place] = (weightAt(weights, place) * left - weightAt(remainders, place)) / sum
  const missingGrams = left - places.reduce((before, place) => before + weightAt(scaled, place), 0)
  for (const place of heaviestPlaces(places, remainders).slice(0, missingGrams)) scaled[place] = weightAt(scaled, place) + 1
  return scaled
}
