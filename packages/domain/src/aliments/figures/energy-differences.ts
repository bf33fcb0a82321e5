import { roundTo, withoutNoise } from '../decimals.ts'
import { kcalPerGram, macroEnergy, roundTotal, sumMacros, type MacroFigures } from './energy.ts'
import type { FoodFigures } from './figures.ts'

/** The kcal that were typed, and those that the macros add up to, where they differ enough to say so. */
export interface EnergyDifference {
  typedKcal: number
  macroKcal: number
}

const planTolerance = 1
const foodTolerance = { kcal: 15, percent: 15 }

/** The EU counts fibre so on labels (Regulation 1169/2011, annex XIV), where it is no part of the carbohydrates. */
const kcalPerGramOfFiber = 2

/** For the targets of plans and macros, which are typed as exact figures. */
export function planEnergyDifference(grams: MacroFigures, typedKcal: number): EnergyDifference | null {
  const difference = { typedKcal: roundTotal(typedKcal), macroKcal: macroEnergy(grams).total }
  return distanceOf(difference) >= planTolerance ? difference : null
}

/**
 * For foods, whose kcal come from factors of their own: both tolerances have to be reached. Without kcal or one of the macros there is
 * nothing to compare. Fibre counts too, unless the carbs include it: raspberries would seem to lack a third of their energy.
 */
export function foodEnergyDifference(figures: FoodFigures): EnergyDifference | null {
  const { kcal, protein, carbs, lipids, nutrients, carbsIncludeFiber } = figures
  if (kcal === null || protein === null || carbs === null || lipids === null) return null
  const macroKcal = roundTotal(
    protein * kcalPerGram.protein +
      carbs * kcalPerGram.carbs +
      lipids * kcalPerGram.lipids +
      (nutrients['alcohol'] ?? 0) * kcalPerGram.alcohol +
      (carbsIncludeFiber ? 0 : (nutrients['fiber'] ?? 0) * kcalPerGramOfFiber),
  )
  const difference = { typedKcal: roundTotal(kcal), macroKcal }
  const distance = distanceOf(difference)
  const percent = withoutNoise(distance * 100)
  return distance >= foodTolerance.kcal && percent >= foodTolerance.percent * difference.typedKcal ? difference : null
}

/** Whether percentages exceed 100. Typed ones may leave a part open, but no day has more than all of its energy. */
export const isAboveHundred = (percents: MacroFigures): boolean => withoutNoise(sumMacros(percents)) > 100

const distanceOf = ({ typedKcal, macroKcal }: EnergyDifference): number => roundTo(1, Math.abs(typedKcal - macroKcal))
