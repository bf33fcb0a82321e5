import type { NutrientCode } from '@allenio/contract/aliments'
import { figureDecimals, roundTo, withoutNoise } from '../decimals.ts'
import type { FoodFigures } from './figures.ts'

const wholes = ['carbs', 'lipids'] as const

/** Each weighs no more than the whole. Starch is often stated as the monosaccharides of it, so that only its sum is judged. */
const parts = {
  carbs: ['sugars'],
  lipids: ['saturated_fat', 'monounsaturated_fat', 'polyunsaturated_fat', 'trans_fat'],
} as const satisfies Record<string, readonly NutrientCode[]>

/** Together they weigh no more than it. Trans fatty acids are left out: some tables count them among the monounsaturated ones, too. */
const summedParts = {
  carbs: ['sugars', 'starch'],
  lipids: ['saturated_fat', 'monounsaturated_fat', 'polyunsaturated_fat'],
} as const satisfies Record<string, readonly NutrientCode[]>

type Whole = (typeof wholes)[number]
type Part = (typeof parts)[Whole][number] | (typeof summedParts)[Whole][number]

/** Parts of a macro that weigh more than the whole. */
export interface PartExcess {
  whole: Whole
  wholeGrams: number
  parts: Part[]
  partGrams: number
}

/** A label rounds a part and its whole by one rule, so that the part stays the smaller one; figures of two sources differ by a little. */
const toleratedGrams = 0.5
/** Starch weighs a tenth more as monosaccharides, and each part of a sum was rounded by itself. */
const toleratedPercentOfSum = 10

/** Parts that cannot be, because they weigh more than what they are a part of. What is not known is not judged. */
export function partExcesses({ nutrients, ...figures }: FoodFigures): PartExcess[] {
  const gramsOf = (part: Part) => nutrients[part] ?? 0
  return wholes.flatMap((whole): PartExcess[] => {
    const wholeGrams = figures[whole]
    if (wholeGrams === null) return []
    const singles = parts[whole].filter(part => withoutNoise(gramsOf(part) - wholeGrams) > toleratedGrams)
    if (singles.length > 0) return singles.map(part => ({ whole, wholeGrams, parts: [part], partGrams: gramsOf(part) }))
    const summed = summedParts[whole].filter(part => gramsOf(part) > 0)
    const partGrams = roundTo(
      figureDecimals,
      summed.reduce((sum, part) => sum + gramsOf(part), 0),
    )
    const excess = withoutNoise(partGrams - wholeGrams)
    const isAbove = excess > toleratedGrams && withoutNoise(excess * 100) > toleratedPercentOfSum * wholeGrams
    return isAbove ? [{ whole, wholeGrams, parts: summed, partGrams }] : []
  })
}
