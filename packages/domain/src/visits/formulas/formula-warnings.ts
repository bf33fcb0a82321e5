import { energyRanges, type MetabolicFormulaName } from '@allenio/contract/macros'
import type { BodyFatFormulaName, FormulaWarning } from '@allenio/contract/visits'
import { isChild } from './age-bands.ts'
import { isFigure, sexOf } from './body-facts.ts'
import type { BodyFat } from './body-fat.ts'
import type { BodyInputs } from './body-inputs.ts'
import { withoutNoise } from '../decimals.ts'
import { foldFormulas } from './fold-formulas.ts'
import type { MetabolicRate } from './metabolic-rate.ts'
import { fatReadings, metabolicReadings, type AgeRange, type Reading } from './readings.ts'

const plausibleFat = { min: 0, max: 60 }

/** The warnings for a result of `bodyFat`; none where there is no result. */
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

/** The warnings for a result of `metabolicRate`. */
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
  // even an equation without age and sex was made on a sample that had them
  const sex = sexOf(inputs)
  const range = sex && ages?.[sex]
  const isOutside = range !== undefined && isFigure(age) && !isWithin(range, age)
  return [
    ...(isApproximate ? (['approximate'] as const) : []),
    ...(confidence === 'C' ? (['unconfirmed'] as const) : []),
    ...(isOutside ? (['age outside sample'] as const) : []),
  ]
}

/** Whether a formula for adults, or for youths of other ages, is applied to a child: its figure is then no headline. */
export const isAdultFormula = ({ population, ages }: Reading, { age }: Pick<BodyInputs, 'age'>): boolean =>
  isChild(age) &&
  population !== 'children and adults' &&
  !(population === 'youths' && ages !== undefined && isFigure(age) && isWithin(ages.male, age))

/** Whether an age is in the range. The ages of samples are completed years: one that ended at 72 had people up to their 73rd birthday. */
const isWithin = ({ from, to }: AgeRange, age: number): boolean => age >= from && (to === undefined || Math.floor(age) <= to)

/** Whether the sum of the folds is past the turn of Lohman's parabola, at 56.25 mm. The warning names 56 mm, so it begins above that. */
function isPastTurn(formula: BodyFatFormulaName, inputs: BodyInputs): boolean {
  const { turn } = foldFormulas[formula][sexOf(inputs) ?? 'male']
  return turn !== undefined && withoutNoise(turn.folds.reduce((sum, fold) => sum + Number(inputs[fold]), 0)) > Math.floor(turn.sum)
}

/**
 * Whether a formula for youths or athletes is applied to somebody else, so that a note is shown. Youths are recognised by their age; nobody
 * is asked whether they are an athlete, so those formulas always have the note.
 */
export function isMadeForOthers({ population, ages }: Reading, { age }: Pick<BodyInputs, 'age'>): boolean {
  if (population === 'athletes') return true
  // the samples of youths had the same ages in both sexes
  return population === 'youths' && !(ages && isFigure(age) && isWithin(ages.male, age))
}
