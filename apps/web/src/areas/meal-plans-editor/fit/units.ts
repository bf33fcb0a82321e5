import { gramsOfOne } from '@allenio/domain/aliments'
import type { FoodQuantity } from '#lib/food-quantity'
import type { RowEntry } from '../outline.ts'

/** In what a row's quantity is counted while it is fitted: grams, or hundredths of a measure or of a portion. */
export type FitUnit = { kind: 'grams' } | { kind: 'measure'; gramsOfOne: number } | { kind: 'portions' }

export interface CountedQuantity {
  unit: FitUnit
  units: number
  /** The quantity moves by so many units. */
  step: number
}

const hundredths = 100
/** Beyond it a measure is no household quantity any more. */
const measuresAtMost = 500
/** Half of what is heavier can be taken: half a cup, and not half an egg. */
const divisibleGrams = 100
/** Smaller amounts are weighed by the gram, larger ones by five grams. */
const smallGrams = 20

/** Dishes move by quarters of a portion, measures by whole ones where they are whole, and grams by one or five. */
export function countQuantity({ kind, amount, component, booked }: RowEntry): CountedQuantity {
  if (kind === 'dish') return { unit: { kind: 'portions' }, units: component.portions * hundredths, step: hundredths / 4 }
  const { grams = 0, measure = null } = amount ?? {}
  if (measure === null || !(measure.amount > 0) || measure.amount > measuresAtMost)
    return { unit: { kind: 'grams' }, units: grams, step: grams < smallGrams ? 1 : 5 }
  const knownMeasure = booked?.food.measures.find(({ name }) => name.it === measure.name.it && name.en === measure.name.en)
  const knownGrams = knownMeasure && knownMeasure.amount > 0 ? gramsOfOne(knownMeasure) : 0
  // a measure that weighs something else by now counts as it does in the row
  const isAsKnown = Math.abs(knownGrams * measure.amount - grams) <= 0.5
  const one = isAsKnown ? knownGrams : grams / measure.amount
  const isWhole = Number.isInteger(measure.amount) && one < divisibleGrams
  const step = isWhole ? hundredths : Number.isInteger(measure.amount * 2) ? hundredths / 2 : hundredths / 4
  return { unit: { kind: 'measure', gramsOfOne: one }, units: measure.amount * hundredths, step }
}

export const gramsPerUnit = (unit: Exclude<FitUnit, { kind: 'portions' }>): number =>
  unit.kind === 'grams' ? 1 : unit.gramsOfOne / hundredths

export const portionsIn = (units: number): number => units / hundredths

/** The quantity of a row for a number of units. Rounding never makes it zero. */
export function quantityOfUnits(
  { amount }: Pick<RowEntry, 'amount'>,
  unit: Exclude<FitUnit, { kind: 'portions' }>,
  units: number,
): FoodQuantity {
  const measure = amount?.measure
  if (unit.kind === 'grams' || !measure || units === 0) return { grams: units, measure: null, isToTaste: false }
  return {
    grams: Math.max(1, Math.round(units * gramsPerUnit(unit))),
    measure: { name: measure.name, amount: units / hundredths },
    isToTaste: false,
  }
}
