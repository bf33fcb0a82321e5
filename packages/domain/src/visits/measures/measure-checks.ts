import { visitMeasures, type MeasureKey, type MeasureUnit, type Range, type VisitMeasure } from '@allenio/contract/visits'
import { fittingValue } from '@allenio/domain/metrics'
import { isChild } from '../formulas/age-bands.ts'
import { withoutNoise } from '../decimals.ts'

export const isMeasureKey = (key: string): key is MeasureKey => Object.hasOwn(visitMeasures, key)

/** A value, in the measure's own unit unless it says percent. */
export interface MeasuredValue {
  value: number
  unit?: MeasureUnit
}

/** The value with the decimals of its measure; undefined where no body has such a value, or the measure has no such unit. */
export function fittingMeasure(key: MeasureKey, { value, unit }: MeasuredValue): number | undefined {
  const { decimals } = visitMeasures[key]
  const ranges = rangesOf(visitMeasures[key], unit)
  return ranges && fittingValue({ ...ranges.accepted, decimals }, value)
}

/** The values that a body can have, in one unit; undefined where the measure has no such unit. */
export const acceptedRange = (key: MeasureKey, unit: MeasureUnit): Range | undefined => rangesOf(visitMeasures[key], unit)?.accepted

/** Why a value is unusual: by itself, or compared with the previous visit (drop, rise). */
export type MeasureOutlier = 'low' | 'high' | 'drop' | 'rise'

interface Comparison {
  /** The value of the previous visit, in the same unit. */
  previous?: number | null | undefined
  /** Years; without an age, the ranges of adults count. */
  age?: number | null
}

/** Why somebody should check an accepted value again. */
export function measureOutlier(
  key: MeasureKey,
  { value, unit }: MeasuredValue,
  { previous, age }: Comparison = {},
): MeasureOutlier | undefined {
  const measure: VisitMeasure = visitMeasures[key]
  const isOfChild = isChild(age)
  const leap = (isOfChild && measure.leapOfChild) || measure.leap
  const ranges = rangesOf(measure, unit)
  const plausible = (isOfChild && ranges?.plausibleOfChild) || ranges?.plausible
  if (plausible && value < plausible.min) return 'low'
  if (plausible && value > plausible.max) return 'high'
  if (!previous || previous < 0) return undefined
  const ratio = withoutNoise(value / previous)
  if (ratio >= leap) return 'rise'
  return withoutNoise(previous / value) >= leap ? 'drop' : undefined
}

const rangesOf = (measure: VisitMeasure, unit: MeasureUnit = measure.unit) =>
  unit === measure.unit ? measure : unit === '%' ? measure.percent : undefined
