import { energyRanges, type MetabolicFormulaName } from '@allenio/contract/energy-fields'
import type { BodyFatFormulaName, FormulaWarning } from '@allenio/contract/visit-fields'
import { isChild } from './age-bands.ts'
import { isFigure, sexOf } from './body-facts.ts'
import type { BodyFat } from './body-fat.ts'
import type { BodyInputs } from './body-inputs.ts'
import { withoutNoise } from './decimals.ts'
import { foldFormulas } from './fold-formulas.ts'
import type { MetabolicRate } from './metabolic-rate.ts'
import { fatReadings, metabolicReadings, type AgeRange, type Reading } from './readings.ts'

const plausibleFat = { min: 0, max: 60 }

/** What should be said beside a result of `bodyFat`; nothing where there is none. */
export function bodyFatWarnings(formula: BodyFatFormulaName, inputs: BodyInputs, result: BodyFat): FormulaWarning[] {
  if (!('fatMassPerc' in result)) return []
  const reading: Reading = fatReadings[formula]
  const fat = Number(result.fatMassPerc)
  return [
    ...warningsOfReading(reading, inputs),
    ...(isPastTurn(formula, inputs) ? (['folds past the turn'] as const) : []),
    ...(fat < plausibleFat.min || fat > plausibleFat.max ? (['implausible fat'] as const) : []),
  ]
}

/** The same of a result of `metabolicRate`. */
export function metabolicWarnings(
  formula: Exclude<MetabolicFormulaName, 'MANUAL'>,
  inputs: BodyInputs,
  result: MetabolicRate,
): FormulaWarning[] {
  if (!('bmr' in result)) return []
  const { min, max } = energyRanges.bmr
  return [
    ...warningsOfReading(metabolicReadings[formula], inputs),
    ...(result.bmr < min || result.bmr > max ? (['implausible rate'] as const) : []),
  ]
}

function warningsOfReading({ confidence, isApproximate, ages }: Reading, inputs: BodyInputs): FormulaWarning[] {
  const { age } = inputs
  // the sample counts where the equation itself takes neither age nor sex, too
  const sex = sexOf(inputs)
  const range = sex && ages?.[sex]
  const isOutside = range !== undefined && isFigure(age) && !isWithin(range, age)
  return [
    ...(isApproximate ? (['approximate'] as const) : []),
    ...(confidence === 'C' ? (['unconfirmed'] as const) : []),
    ...(isOutside ? (['age outside sample'] as const) : []),
  ]
}

/** Whether a child is judged by a formula that was made on adults, or on youths of other ages: its figure is no headline. */
export const isAdultFormula = ({ population, ages }: Reading, { age }: Pick<BodyInputs, 'age'>): boolean =>
  isChild(age) &&
  population !== 'children and adults' &&
  !(population === 'youths' && ages !== undefined && isFigure(age) && isWithin(ages.male, age))

/** A sample that ended at 72 had people in the year after their birthday. */
const isWithin = ({ from, to }: AgeRange, age: number): boolean => age >= from && (to === undefined || Math.floor(age) <= to)

/** The sum is told by whole millimetres: Lohman's parabola turns at 56.25 mm, and is warned of above 56. */
function isPastTurn(formula: BodyFatFormulaName, inputs: BodyInputs): boolean {
  const { turn } = foldFormulas[formula][sexOf(inputs) ?? 'male']
  return turn !== undefined && withoutNoise(turn.folds.reduce((sum, fold) => sum + Number(inputs[fold]), 0)) > Math.floor(turn.sum)
}

/**
 * Formulas that were made for youths or athletes are offered to others with a word about it. Youths are told by their age; whether somebody
 * is an athlete, nobody asks.
 */
export function isMadeForOthers({ population, ages }: Reading, { age }: Pick<BodyInputs, 'age'>): boolean {
  if (population === 'athletes') return true
  // the samples of youths had the same ages in both sexes
  return population === 'youths' && !(ages && isFigure(age) && isWithin(ages.male, age))
}
