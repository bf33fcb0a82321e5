import { activityLevels, type ActivityLevel } from '@allenio/contract/macros'
import { isFigure } from './body-facts.ts'
import { roundTo2 } from '../decimals.ts'
import type { MissingValues } from './formula-faults.ts'

/**
 * By how much the day's energy exceeds the metabolic rate: a convention, not a measurement. Several sources agree on all but 1.465, which
 * one family of calculators has. A schedule of five levels leaves it out and calls 1.55 moderately active. Those of the LARN are the levels
 * of physical activity of SINU, LARN, IV revision, 2014.
 */
export const activityFactors = {
  sedentary: 1.2,
  'lightly active': 1.375,
  'moderately active': 1.465,
  active: 1.55,
  'very active': 1.725,
  'extremely active': 1.9,
  'LARN sedentary': 1.45,
  'LARN moderately active': 1.6,
  'LARN active': 1.75,
  'LARN very active': 2.1,
} as const satisfies Record<ActivityLevel, number>

interface EnergyInputs {
  readonly bmr?: number | '' | null
  readonly activityLevel?: ActivityLevel | '' | null
}

export interface TotalEnergy {
  /** kcal a day: the rate times the factor. */
  tdee: number
  inputs: { bmr: number; activityLevel: ActivityLevel; factor: number }
}

export function totalEnergy({ bmr, activityLevel }: EnergyInputs): TotalEnergy | MissingValues<keyof EnergyInputs> {
  const hasRate = isFigure(bmr) && bmr > 0
  if (!hasRate || !isLevel(activityLevel)) {
    return { missingValues: [...(hasRate ? [] : (['bmr'] as const)), ...(isLevel(activityLevel) ? [] : (['activityLevel'] as const))] }
  }
  const factor = activityFactors[activityLevel]
  return { tdee: roundTo2(bmr * factor), inputs: { bmr, activityLevel, factor } }
}

const isLevel = (level: unknown): level is ActivityLevel => activityLevels.some(each => each === level)
