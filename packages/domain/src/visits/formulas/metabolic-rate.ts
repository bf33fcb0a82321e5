import type { MetabolicFormulaName } from '@allenio/contract/macros'
import type { BodyField, BodyInputs } from './body-inputs.ts'
import type { AgeOutOfRange, InvalidFormula, MissingValues } from './formula-faults.ts'
import { formulas } from './metabolic-formulas.ts'
import { metabolicReadings, type Reading } from './readings.ts'

type ComputedFormulaName = Exclude<MetabolicFormulaName, 'MANUAL'>

/** The rate in kcal a day, or the reason why there is none; MANUAL answers an empty object. */
export type MetabolicRate = { bmr: number } | MissingValues | AgeOutOfRange | InvalidFormula | Record<string, never>

/** Nothing is clamped: whether a figure is plausible is the screen's to say. */
export function metabolicRate(formula: string, inputs: BodyInputs): MetabolicRate {
  if (formula === 'MANUAL') return {}
  return isComputed(formula) ? formulas[formula].rate(inputs) : { error: 'invalid formula' }
}

const isComputed = (formula: string): formula is ComputedFormulaName => Object.hasOwn(formulas, formula)

/** The fields that the formula computes with, for screens that show a rate beside its inputs. */
export const metabolicFields = (formula: MetabolicFormulaName): readonly BodyField[] =>
  formula === 'MANUAL' ? [] : formulas[formula].fields

/** The reading by which the formula computes today; saved rates keep its id. */
export const metabolicReading = (formula: ComputedFormulaName): Reading => metabolicReadings[formula]
