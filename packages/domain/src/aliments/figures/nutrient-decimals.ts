import { nutrientFacts } from '@allenio/contract/aliments'
import type { NutrientDecimals } from './nutrient-totals.ts'

/** The decimals with which the table of nutrients gives each of them. */
export const nutrientDecimals: NutrientDecimals = Object.fromEntries(
  Object.entries(nutrientFacts).map(([code, { decimals }]) => [code, decimals]),
)

const significantFigures = 3

/**
 * The decimals of a sum of foods as it is shown: three figures are as much as tables of foods can promise of a day, and
 * never more decimals than the nutrient has in them.
 */
export const sumDecimals = (amount: number, decimals: number): number =>
  amount > 0 ? Math.min(decimals, Math.max(0, significantFigures - 1 - Math.floor(Math.log10(amount)))) : 0
