import type { BodyFatFormulaName, VisitResults } from '@allenio/contract/visits'
import { bodyFatFields } from './formulas/body-fat.ts'
import { sexOf } from './formulas/body-facts.ts'
import type { BodyField, BodyInputs } from './formulas/body-inputs.ts'
import { metabolicFields } from './formulas/metabolic-rate.ts'
import type { FatFigure, RateFigure } from './visit-figures.ts'

/** The results of a visit when it was last finished, and the body that they were computed from. */
export interface FinishedResults {
  body: BodyInputs
  results: VisitResults
}

// sex and age are compared even if the equation takes neither, because they decide whether the formula fits the person
const hasSameInputs = (fields: readonly BodyField[], one: BodyInputs, other: BodyInputs): boolean =>
  [...fields, 'gender' as const, 'age' as const].every(field => one[field] === other[field])

/** The earlier result of a body fat formula, as long as its inputs are the same: a newer reading never rewrites a finished visit. */
export function keptFat(formula: BodyFatFormulaName, inputs: BodyInputs, { body, results }: FinishedResults): FatFigure | undefined {
  const sex = sexOf(inputs)
  const finished = results.fat.find(each => each.formula === formula)
  if (!finished || !sex || !hasSameInputs(bodyFatFields(formula, sex), inputs, body)) return undefined
  const { fatMassPerc, fatFreeMassPerc, warnings, readingId } = finished
  return { formula, result: { fatMassPerc: fatMassPerc.toFixed(2), fatFreeMassPerc: fatFreeMassPerc.toFixed(2) }, warnings, readingId }
}

/** The earlier result of a metabolic formula, as long as its inputs are the same. */
export function keptRate(formula: RateFigure['formula'], inputs: BodyInputs, { body, results }: FinishedResults): RateFigure | undefined {
  const finished = results.rates.find(each => each.formula === formula)
  if (!finished || !hasSameInputs(metabolicFields(formula), inputs, body)) return undefined
  const { bmr, warnings, readingId } = finished
  return { formula, result: { bmr }, warnings, readingId }
}
