import { isFigure, isMeasure } from './body-facts.ts'
import { roundTo2 } from '../decimals.ts'

/** The angle in degrees whose tangent is reactance by resistance, for devices that do not print it. */
export const phaseAngle = (resistance: number, reactance: number): number | undefined =>
  isMeasure(resistance) && isMeasure(reactance) ? roundTo2((Math.atan(reactance / resistance) * 180) / Math.PI) : undefined

/** Percent of the weight; a litre of water weighs a kilogram. */
export const percentOfWeight = (kg: number, weight: number | null | undefined): number | undefined =>
  isFigure(kg) && isMeasure(weight) ? roundTo2((kg / weight) * 100) : undefined

export const massOfPercent = (percent: number, weight: number | null | undefined): number | undefined =>
  isFigure(percent) && isMeasure(weight) ? roundTo2((percent * weight) / 100) : undefined
