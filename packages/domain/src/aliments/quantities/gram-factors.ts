import { boundFigure, withoutNoise } from '../decimals.ts'

// Grams are not rounded here: they are turned back and forth, and rounded once where they are stored.

export interface InvalidPart {
  error: 'invalid edible part'
}

export interface InvalidFactor {
  error: 'invalid cooking factor'
}

/** Takes peel and bones off the weight of food as it is bought. The edible part is a percent of it. */
export const edibleGrams = (gross: number, ediblePart: number): number | InvalidPart =>
  isEdiblePart(ediblePart) ? withoutNoise((boundFigure(gross) * ediblePart) / 100) : { error: 'invalid edible part' }

/** How much has to be bought, to eat so many grams. */
export const grossGrams = (edible: number, ediblePart: number): number | InvalidPart =>
  isEdiblePart(ediblePart) ? withoutNoise((boundFigure(edible) * 100) / ediblePart) : { error: 'invalid edible part' }

/** The factor is what one gram of raw food weighs when it is cooked: pasta takes up water, meat loses it. */
export const cookedGrams = (raw: number, factor: number): number | InvalidFactor =>
  isCookingFactor(factor) ? withoutNoise(boundFigure(raw) * factor) : { error: 'invalid cooking factor' }

export const rawGrams = (cooked: number, factor: number): number | InvalidFactor =>
  isCookingFactor(factor) ? withoutNoise(boundFigure(cooked) / factor) : { error: 'invalid cooking factor' }

/** The cooked weight of a raw food, rounded as kitchen scales show it; null where the food has no cooking yield. */
export function cookedWeight(raw: number, factor: number | null): number | null {
  const cooked = factor === null || raw === 0 ? null : cookedGrams(raw, factor)
  return typeof cooked === 'number' ? Math.round(cooked) : null
}

const isEdiblePart = (percent: number): boolean => percent >= 1 && percent <= 100

const cookingFactors = { least: 0.05, most: 20 }

const isCookingFactor = (factor: number): boolean => factor >= cookingFactors.least && factor <= cookingFactors.most
