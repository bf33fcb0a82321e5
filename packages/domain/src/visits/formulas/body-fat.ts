import type { BodyFatFormulaName } from '@allenio/contract/visits'
import { missingWithoutSex, sexOf } from './body-facts.ts'
import type { BodyField, BodyInputs, Sex } from './body-inputs.ts'
import { sharesOf, type BodyShares } from './body-shares.ts'
import { foldFormulas } from './fold-formulas.ts'
import type { AgeOutOfRange, InvalidFormula, MissingValues } from './formula-faults.ts'
import { fatReadings, type Reading } from './readings.ts'

/** The shares of fat and of the rest, or the reason why there are none; MANUAL answers an empty object. */
export type BodyFat = BodyShares | MissingValues | AgeOutOfRange | InvalidFormula | Record<string, never>

/** Nothing is clamped: whether a figure is plausible is said by its warnings. */
export function bodyFat(formula: string, inputs: BodyInputs): BodyFat {
  if (formula === 'MANUAL') return {}
  if (!isFoldFormula(formula)) return { error: 'invalid formula' }
  const { male, female } = foldFormulas[formula]
  const sex = sexOf(inputs)
  if (sex === undefined) return missingWithoutSex({ male: male.fields, female: female.fields }, inputs)
  const answer = foldFormulas[formula][sex].fat(inputs)
  return 'percent' in answer ? sharesOf(answer.percent) : answer
}

const isFoldFormula = (formula: string): formula is BodyFatFormulaName => Object.hasOwn(foldFormulas, formula)

/** The fields that the formula computes with, for screens that show a result beside its inputs. */
export const bodyFatFields = (formula: BodyFatFormulaName, sex: Sex): readonly BodyField[] => foldFormulas[formula][sex].fields

/** The reading by which the formula computes today; saved results keep its id. */
export const bodyFatReading = (formula: BodyFatFormulaName): Reading => fatReadings[formula]
