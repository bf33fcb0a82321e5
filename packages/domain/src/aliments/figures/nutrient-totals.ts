import { divideHalfUp, unitsPerFigure } from '../decimals.ts'
import { gramTenths, type FigureCode, type NutrientSum } from './nutrient-sums.ts'

export interface NutrientTotal {
  /** The known part, not rounded; null where there are foods but none has a figure. Judgements go by it. */
  amount: number | null
  /** `amount`, rounded once for display. */
  roundedAmount: number | null
  /**
   * The share of the energy that comes from foods with a figure, 0 to 1; of the weight where nothing has energy. Null where there are no
   * rows, and where a food lacks both the figure and its energy.
   */
  coverage: number | null
  /** No row lacks a figure, and none to taste brings much of it, so the amount is not only "at least". */
  isComplete: boolean
}

/** Energy and macros are totals of this kind; nutrients bring the decimals of their own table. */
const decimalsOfTotals = 1

export type NutrientDecimals = Readonly<Record<string, number>>

/** A code that the sum does not count is not known. */
export function nutrientTotal(sum: NutrientSum, code: FigureCode, decimals: NutrientDecimals): NutrientTotal {
  const index = sum.codes.indexOf(code)
  if (index < 0) return { amount: null, roundedAmount: null, coverage: null, isComplete: false }
  return totalAt(sum, index, decimals)
}

/** By code, in the order of the sum's codes. */
export const nutrientTotals = (sum: NutrientSum, decimals: NutrientDecimals): Map<FigureCode, NutrientTotal> =>
  new Map(sum.codes.map((code, index) => [code, totalAt(sum, index, decimals)]))

/** Figures are per 100 g. */
const amountScale = unitsPerFigure * gramTenths * 100

function totalAt(sum: NutrientSum, index: number, decimals: NutrientDecimals): NutrientTotal {
  const lackingRows = sum.lackingRows[index] ?? 0
  const isUnknown = sum.rowCount > 0 && lackingRows === sum.rowCount
  const units = Math.max(0, sum.amountUnits[index] ?? 0)
  const scale = 10 ** (decimals[sum.codes[index] ?? ''] ?? decimalsOfTotals)
  return {
    amount: isUnknown ? null : units / amountScale,
    roundedAmount: isUnknown ? null : divideHalfUp(units, amountScale / scale) / scale,
    coverage: coverageAt(sum, index),
    isComplete: lackingRows === 0 && sum.rowsWithoutQuantity === 0 && !isMuchOf(sum.tasteUnits[index] ?? 0, units),
  }
}

/** A part "to taste" that may bring less than this share of the known amount is ignored, such as the potassium of the pepper. */
const tasteShare = 0.05

const isMuchOf = (tasteUnits: number, units: number): boolean => tasteUnits > 0 && tasteUnits >= units * tasteShare

function coverageAt(sum: NutrientSum, index: number): number | null {
  if (sum.rowCount === 0) return null
  if ((sum.lackingRowsWithoutKcal[index] ?? 0) > 0) return null
  const [whole, lackingPart] =
    sum.kcalUnits > 0 ? [sum.kcalUnits, sum.lackingKcalUnits[index] ?? 0] : [sum.gramTenths, sum.lackingGramTenths[index] ?? 0]
  return (whole - lackingPart) / whole
}
