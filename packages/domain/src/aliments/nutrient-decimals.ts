import { nutrientFacts } from '@allenio/contract/aliment-fields'
import type { NutrientDecimals } from './nutrient-totals.ts'

/** Of the nutrients' own table. */
export const nutrientDecimals: NutrientDecimals = Object.fromEntries(
  Object.entries(nutrientFacts).map(([code, { decimals }]) => [code, decimals]),
)
