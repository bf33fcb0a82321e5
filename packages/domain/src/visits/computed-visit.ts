import type { MetricType } from '@allenio/contract/metrics'
import {
  foldFields,
  cellsOfMeasure,
  measureKeys,
  visitMeasures,
  type VisitCells,
  type VisitReadings,
  type MeasureCell,
  type MeasureKey,
  type VisitMeasure,
  type MeasuredFigures,
  type VisitResults,
  type VisitSummary,
} from '@allenio/contract/visits'
import { ageOn } from '@allenio/domain/clients'
import { boundsOf, fittingValue } from '@allenio/domain/metrics'
import { massOfPercent, percentOfWeight, phaseAngle } from './formulas/bioimpedance.ts'
import { withoutNoise } from './decimals.ts'
import type { FinishedResults } from './kept-results.ts'
import { fittingMeasure, type MeasuredValue } from './measures/measure-checks.ts'
import { readingOf } from './measures/readings-of-measures.ts'
import { visitFigures, type VisitFigures, type VisitInputs } from './visit-figures.ts'

/** The mean of the readings of a cell; a percentage where the cell holds percentages, undefined without a reading. */
function measuredValue(cells: VisitReadings, key: MeasureKey, cell: MeasureCell): MeasuredValue | undefined {
  const readings = cells[cell]
  if (readings === undefined) return undefined
  const isAmount = Array.isArray(readings)
  const unit = isAmount ? visitMeasures[key].unit : '%'
  const mean = readingOf(isAmount ? readings : readings.percent)
  const value = mean === undefined ? undefined : fittingMeasure(key, { value: mean, unit })
  return value === undefined ? undefined : { value, unit }
}

/**
 * The result of each measure: the readings of a place together; for a part of the body the amount and the percentage. A figure that has not
 * changed stays the same object, so that typing renders only the field that changes.
 */
export function measuredFigures(cells: VisitReadings, before: MeasuredFigures = {}): MeasuredFigures {
  const weight = measuredValue(cells, 'weight', 'weight')?.value
  const figures: MeasuredFigures = {}
  for (const key of measureKeys) {
    for (const cell of cellsOfMeasure[key]) {
      const measured = measuredValue(cells, key, cell)
      const figure = measured && figureOf(visitMeasures[key], measured, weight)
      const earlier = before[cell]
      const isSame = earlier !== undefined && earlier.value === figure?.value && earlier.percent === figure.percent
      if (figure) figures[cell] = isSame ? earlier : figure
    }
  }
  const [resistance, reactance] = [figures.resistance?.value, figures.reactance?.value]
  if (figures['phase-angle'] || resistance === undefined || reactance === undefined) return figures
  const angle = phaseAngle(resistance, reactance)
  const { min, max } = visitMeasures['phase-angle'].accepted
  // if the two figures were mistaken for each other, the angle is one that no body has
  return angle === undefined || angle < min || angle > max ? figures : { ...figures, 'phase-angle': { value: angle } }
}

function figureOf({ percent }: VisitMeasure, { value, unit }: MeasuredValue, weight: number | undefined): MeasuredFigures[MeasureCell] {
  if (unit === '%') {
    const amount = massOfPercent(value, weight)
    return amount === undefined ? undefined : { value: amount, percent: value }
  }
  const share = percent && percentOfWeight(value, weight)
  return share === undefined ? { value } : { value, percent: share }
}

/** The mean of both sides of a limb, or the side that was measured. */
function valueOf(figures: MeasuredFigures, key: MeasureKey): number | undefined {
  const values = cellsOfMeasure[key].flatMap(cell => figures[cell]?.value ?? [])
  return values.length === 0 ? undefined : withoutNoise(values.reduce((sum, value) => sum + value, 0) / values.length)
}

/** A value for one of the client's metrics, before its range is checked. */
interface MetricFigure {
  kind: Exclude<MetricType, 'weight'>
  value: number
}

export interface ComputedVisit {
  summary: VisitSummary
  results: VisitResults
  measured: MeasuredFigures
  metrics: MetricFigure[]
}

const requiredFields = ['takenOn', 'weight', 'height'] as const
/** A visit without one of these is not finished. */
export type RequiredField = (typeof requiredFields)[number]

/** Completed years on the day of the visit; null where one of the days is not known, or before birth. */
export const ageOfVisit = ({ birthDate, takenOn }: VisitCells): number | null =>
  birthDate === undefined || takenOn === undefined || takenOn < birthDate ? null : ageOn(birthDate, takenOn)

/** The body of a visit, as far as it is known: what the formulas take. */
export function bodyOfVisit(cells: VisitCells, measured: MeasuredFigures): VisitInputs['body'] {
  const { sex = null } = cells
  return {
    weight: measured.weight?.value ?? null,
    height: measured.height?.value ?? null,
    gender: sex,
    age: ageOfVisit(cells),
    ...Object.fromEntries(foldFields.map(fold => [fold, measured[fold]?.value ?? null])),
  }
}

/** All figures that follow from an unfinished visit. For a finished visit, formulas keep their results while the body is the same. */
export function figuresOfVisit(cells: VisitCells, measured: MeasuredFigures, finished?: FinishedVisit): VisitFigures {
  return visitFigures({
    measurementType: cells.measurementType ?? 'FOLDS',
    body: bodyOfVisit(cells, measured),
    fatFormula: cells.fatFormula ?? null,
    metabolicFormula: cells.metabolicFormula ?? null,
    device: { fatMassPerc: measured['fat-mass']?.percent ?? null, fatFreeMassPerc: measured['lean-mass']?.percent ?? null },
    typed: {
      fatMassPerc: cells.typedFatMassPerc ?? null,
      fatFreeMassPerc: cells.typedFatFreeMassPerc ?? null,
      bmr: cells.typedBmr ?? null,
    },
    finished: finished && finishedResults(finished),
  })
}

/** A visit as it was finished last. */
export interface FinishedVisit {
  cells: VisitCells
  measured: MeasuredFigures
  results: VisitResults
  fatFreeMassPerc: number | null
}

const finishedResults = ({ cells, measured, results, fatFreeMassPerc }: FinishedVisit): FinishedResults => ({
  body: { ...bodyOfVisit(cells, measured), fat_free_mass_perc: fatFreeMassPerc },
  results,
})

/** The results of a finished visit: computed from its cells, except for those that an earlier finish had from the same body. */
export function computeVisit(cells: VisitCells, before?: FinishedVisit): ComputedVisit | { missing: RequiredField[] } {
  const measured = measuredFigures(cells)
  const { takenOn, measurementType = 'FOLDS' } = cells
  const [weight, height] = [measured.weight?.value, measured.height?.value]
  if (takenOn === undefined || weight === undefined || height === undefined) {
    return { missing: requiredFields.filter(field => ({ takenOn, weight, height })[field] === undefined) }
  }
  const figures = figuresOfVisit(cells, measured, before)
  const summary = { takenOn, measurementType, weight, height, ...chosenFigures(figures) }
  return { summary, results: resultsOf(figures), measured, metrics: metricFigures(measured, summary) }
}

function chosenFigures({ chosenFat, chosenRate }: VisitFigures) {
  const [fat, rate] = [chosenFat?.result, chosenRate?.result]
  return {
    fatMassPerc: fat && 'fatMassPerc' in fat ? Number(fat.fatMassPerc) : null,
    fatFreeMassPerc: fat && 'fatFreeMassPerc' in fat ? Number(fat.fatFreeMassPerc) : null,
    bmr: rate && 'bmr' in rate ? Number(rate.bmr) : null,
    fatFormula: chosenFat?.formula ?? null,
    metabolicFormula: chosenRate?.formula ?? null,
  }
}

const resultsOf = ({ fat, rates }: VisitFigures): VisitResults => ({
  fat: fat.flatMap(({ formula, result, readingId, warnings }) =>
    'fatMassPerc' in result
      ? [{ formula, fatMassPerc: Number(result.fatMassPerc), fatFreeMassPerc: Number(result.fatFreeMassPerc), readingId, warnings }]
      : [],
  ),
  rates: rates.flatMap(({ formula, result, readingId, warnings }) =>
    'bmr' in result ? [{ formula, bmr: Number(result.bmr), readingId, warnings }] : [],
  ),
})

/** The figures of a finished visit that lie outside the range of their metric, so that the metric does not get them. */
export const figuresOutsideMetrics = (measured: MeasuredFigures, summary: VisitSummary): MetricFigure[] =>
  metricFigures(measured, summary).filter(({ kind, value }) => fittingValue(boundsOf(kind), value) === undefined)

function metricFigures(measured: MeasuredFigures, { fatMassPerc, fatFreeMassPerc }: VisitSummary): MetricFigure[] {
  const girthsAndHeight = measureKeys.flatMap((key): MetricFigure[] => {
    const { kind, metricType }: VisitMeasure = visitMeasures[key]
    const value = valueOf(measured, key)
    return metricType === undefined || metricType === 'weight' || kind === 'bia' || value === undefined ? [] : [{ kind: metricType, value }]
  })
  const hydration = measured['total-water']?.percent
  return [
    ...girthsAndHeight,
    ...(fatMassPerc === null ? [] : [{ kind: 'fat-mass' as const, value: fatMassPerc }]),
    ...(fatFreeMassPerc === null ? [] : [{ kind: 'lean-mass' as const, value: fatFreeMassPerc }]),
    ...(hydration === undefined ? [] : [{ kind: 'hydration' as const, value: hydration }]),
  ]
}
