import { metabolicFormulas, type MetabolicFormulaName } from '@allenio/contract/macros'
import {
  bodyFatFormulas,
  type BodyFatFormulaName,
  type FormulaWarning,
  type MeasurementType,
  type VisitResults,
} from '@allenio/contract/visits'
import { isFigure } from './formulas/body-facts.ts'
import { bodyFat, bodyFatReading, type BodyFat } from './formulas/body-fat.ts'
import type { BodyInputs } from './formulas/body-inputs.ts'
import { sharesOf } from './formulas/body-shares.ts'
import { medianOf, roundTo2 } from './decimals.ts'
import { bodyFatWarnings, metabolicWarnings } from './formulas/formula-warnings.ts'
import { keptFat, keptRate, type FinishedResults } from './kept-results.ts'
import { metabolicRate, metabolicReading, type MetabolicRate } from './formulas/metabolic-rate.ts'

/** Percentages of the weight from a device, or typed; one of the two is enough. */
export interface KnownShares {
  fatMassPerc?: number | null
  fatFreeMassPerc?: number | null
}

export interface VisitInputs {
  measurementType: MeasurementType
  /** Sex, age on the day of the visit, weight, height and folds. The lean mass follows from the rest. */
  body: Omit<BodyInputs, 'fat_free_mass_perc'>
  /** The formula for body fat, which counts where folds were measured. */
  fatFormula?: BodyFatFormulaName | null
  metabolicFormula?: MetabolicFormulaName | null
  device?: KnownShares
  typed?: KnownShares & { bmr?: number | null }
  finished?: FinishedResults | undefined
}

interface Figure<Formula, Result> {
  formula: Formula
  result: Result
  warnings: FormulaWarning[]
  /** Saved with the result, so that another reading never changes it. */
  readingId: string
}

export type FatFigure = Figure<BodyFatFormulaName, BodyFat>
export type RateFigure = Figure<Exclude<MetabolicFormulaName, 'MANUAL'>, MetabolicRate>

/** A figure without a formula: measured by a device, or typed. */
export interface KnownFigure<Result> {
  formula: null
  result: Result
}

export interface VisitFigures {
  /** The results of all formulas with folds; empty where the visit does not use folds. */
  fat: FatFigure[]
  /** Percentages of fat of the formulas that have a result. */
  fatRange: { lowest: number; median: number; highest: number } | undefined
  /** The fat and lean mass of the visit. */
  chosenFat: FatFigure | KnownFigure<BodyFat> | undefined
  rates: RateFigure[]
  chosenRate: RateFigure | KnownFigure<MetabolicRate> | undefined
}

const computedRates = metabolicFormulas.filter(formula => formula !== 'MANUAL')

/** All that follows from what was measured at a visit, at once: the screen shows the formulas beside each other. */
export function visitFigures(visit: VisitInputs): VisitFigures {
  const { measurementType, body, fatFormula, metabolicFormula, typed, finished } = visit
  const fat = measurementType === 'FOLDS' ? bodyFatFormulas.map(formula => fatFigure(formula, body, finished)) : []
  const chosenFat = measurementType === 'FOLDS' ? fat.find(({ formula }) => formula === fatFormula) : knownFat(visit)
  const rateInputs: BodyInputs = { ...body, fat_free_mass_perc: leanPercentOf(chosenFat?.result) }
  const rates = computedRates.map(formula => rateFigure(formula, rateInputs, finished))
  const chosenRate = metabolicFormula === 'MANUAL' ? typedRate(typed?.bmr) : rates.find(({ formula }) => formula === metabolicFormula)
  return { fat, fatRange: rangeOf(fat), chosenFat, rates, chosenRate }
}

function fatFigure(formula: BodyFatFormulaName, inputs: BodyInputs, finished?: FinishedResults): FatFigure {
  const finishedFigure = finished && keptFat(formula, inputs, finished)
  if (finishedFigure) return finishedFigure
  const result = bodyFat(formula, inputs)
  return { formula, result, warnings: bodyFatWarnings(formula, inputs, result), readingId: bodyFatReading(formula).id }
}

function rateFigure(formula: RateFigure['formula'], inputs: BodyInputs, finished?: FinishedResults): RateFigure {
  const finishedFigure = finished && keptRate(formula, inputs, finished)
  if (finishedFigure) return finishedFigure
  const result = metabolicRate(formula, inputs)
  return { formula, result, warnings: metabolicWarnings(formula, inputs, result), readingId: metabolicReading(formula).id }
}

function knownFat({ measurementType, device, typed }: VisitInputs): KnownFigure<BodyFat> | undefined {
  const shares = measurementType === 'BIA' ? device : typed
  const lean = percentOf(shares?.fatFreeMassPerc)
  // some devices print muscle as lean mass, so the fat counts where both are given
  const fat = percentOf(shares?.fatMassPerc) ?? (lean === undefined ? undefined : 100 - lean)
  return fat === undefined ? undefined : { formula: null, result: sharesOf(fat) }
}

/** Whether a formula computes by another reading today than these results. */
export const hasOtherReadings = ({ fat, rates }: VisitResults): boolean =>
  fat.some(({ formula, readingId }) => bodyFatReading(formula).id !== readingId) ||
  rates.some(({ formula, readingId }) => metabolicReading(formula).id !== readingId)

const percentOf = (value: unknown): number | undefined => (isFigure(value) && value >= 0 && value <= 100 ? value : undefined)

const typedRate = (bmr: unknown): KnownFigure<MetabolicRate> | undefined =>
  isFigure(bmr) && bmr > 0 ? { formula: null, result: { bmr: roundTo2(bmr) } } : undefined

/** Lean mass in percent with two decimals, as the visit stores it: the rate can then be computed again from the figures on screen. */
const leanPercentOf = (result?: BodyFat): number | null => (result && 'fatFreeMassPerc' in result ? Number(result.fatFreeMassPerc) : null)

function rangeOf(fat: readonly FatFigure[]): VisitFigures['fatRange'] {
  const percents = fat.flatMap(({ result }) => ('fatMassPerc' in result ? [Number(result.fatMassPerc)] : []))
  const median = medianOf(percents)
  return median === undefined ? undefined : { lowest: Math.min(...percents), median: roundTo2(median), highest: Math.max(...percents) }
}
