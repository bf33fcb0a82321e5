import { roundTo2 } from '../decimals.ts'

/** Percent of the body's weight, as texts of two decimals. */
export interface BodyShares {
  fatMassPerc: string
  fatFreeMassPerc: string
}

/** The lean mass is the rest of the rounded fat: of half a hundredth both would be rounded up, and make more than 100. */
export function sharesOf(fatPercent: number): BodyShares {
  const fat = roundTo2(fatPercent)
  return { fatMassPerc: fat.toFixed(2), fatFreeMassPerc: roundTo2(100 - fat).toFixed(2) }
}

/**
 * Siri WE. Body composition from fluid spaces and density: analysis of methods. In: Brozek J, Henschel A (eds.), Techniques for Measuring
 * Body Composition, National Academy of Sciences, Washington 1961, 223-244. No body has a density of 0, by which nothing could be divided.
 */
export const fatOfDensity = (density: number): number => 495 / (density || Number.EPSILON) - 450
