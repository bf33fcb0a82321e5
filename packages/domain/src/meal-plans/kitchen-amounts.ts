import type { FoodMeasure } from '@allenio/contract/aliments'
import type { MeasuredAmount } from '@allenio/contract/recipes'
import { gramsOfOne } from '@allenio/domain/aliments'

const step = 5
const smallGrams = 20

/** Grams as a kitchen weighs them: by five, and by one below 20 g. */
export const kitchenGrams = (grams: number): number =>
  grams < smallGrams ? Math.max(1, Math.round(grams)) : Math.round(grams / step) * step

/** Measures that are a vessel, a spoon or a portion are no pieces: three spoons of cereals say less than their grams. */
const noPieces =
  /^(?:porzion|piatt|cucchia|mestol|tazz|bicchier|bottigli|lattin|confezion|scatol|sacchett|vaschett|pacchett|etto|kg|g\b|ml\b|oncia)/i

const lightestPiece = 8
const heaviestHalved = 100
const piecesAtMost = 6
/** Pieces may weigh so much more or less than what is wanted. */
const tolerance = 0.12

/** An amount in pieces (2 slices, half a melon) where a piece comes close to the grams, else in grams of a kitchen. */
export function kitchenAmount(grams: number, measures: readonly FoodMeasure[]): { grams: number; measure: MeasuredAmount | null } {
  const inPieces = measures
    .filter(({ name, amount, grams: weight }) => amount > 0 && weight / amount >= lightestPiece && !noPieces.test(name.it))
    .flatMap(measure => {
      const one = gramsOfOne(measure)
      const count = one >= heaviestHalved ? Math.round((grams / one) * 2) / 2 : Math.round(grams / one)
      const weight = Math.round(count * one)
      const isNear = count > 0 && count <= piecesAtMost && Math.abs(weight - grams) <= grams * tolerance
      return isNear ? [{ grams: weight, measure: { name: { ...measure.name }, amount: count } }] : []
    })
    .toSorted((one, other) => Math.abs(one.grams - grams) - Math.abs(other.grams - grams))
  return inPieces[0] ?? { grams: kitchenGrams(grams), measure: null }
}
