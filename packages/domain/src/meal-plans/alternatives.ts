import type { AlternativeBasis } from '@allenio/contract/meal-plans'
import { largestGrams, roundTo, type FoodFigures } from '@allenio/domain/aliments'

type Figures = Pick<FoodFigures, AlternativeBasis>

export interface WeighedFood {
  food: Figures
  grams: number
}

/** Why there is no quantity: the basis is not known of one of the foods, or one of them has nothing of it. */
export type AlternativeRefusal = { refusal: 'not known' | 'none in the row' | 'none in the alternative' }

/** The whole grams of another food that have as much of the basis as the row; at least one. */
export function gramsAlike(row: WeighedFood, other: Figures, basis: AlternativeBasis): { grams: number } | AlternativeRefusal {
  const [wanted, offered] = [row.food[basis], other[basis]]
  if (wanted === null || offered === null) return { refusal: 'not known' }
  if (offered === 0) return { refusal: 'none in the alternative' }
  if (wanted === 0 || row.grams === 0) return { refusal: 'none in the row' }
  return { grams: Math.min(largestGrams, Math.max(1, roundTo(0, (wanted * row.grams) / offered))) }
}

export interface Deviation {
  figure: AlternativeBasis
  /** The difference as a percentage of the row's figure; infinite where the row has none of it. */
  percent: number
  /** The difference in kcal or grams. */
  difference: number
}

/** Below these a figure is too small for a percent of it to mean anything: 20 kcal, or 3 g. */
const smallest = { kcal: 20, protein: 3, carbs: 3, lipids: 3 } as const satisfies Record<AlternativeBasis, number>

const figures = ['kcal', 'protein', 'carbs', 'lipids'] as const satisfies readonly AlternativeBasis[]

const amountOf = ({ food, grams }: WeighedFood, figure: AlternativeBasis): number | null => {
  const value = food[figure]
  return value === null ? null : (value * grams) / 100
}

const noDeviation = { percent: 0, difference: 0 } as const

/** Returns no deviation where the difference is too small to count, or where one of the figures is not known. */
function deviationIn(figure: AlternativeBasis, row: WeighedFood, alternative: WeighedFood): Omit<Deviation, 'figure'> {
  const [wanted, offered] = [amountOf(row, figure), amountOf(alternative, figure)]
  if (wanted === null || offered === null || Math.abs(offered - wanted) < smallest[figure]) return noDeviation
  const difference = offered - wanted
  return { difference, percent: wanted === 0 ? Infinity : Math.round((difference / wanted) * 100) }
}

/** Where an alternative differs from its row by more than the tolerance, the farthest first. What is not known is no deviation. */
export const deviationsOf = (row: WeighedFood, alternative: WeighedFood, tolerancePercent: number): Deviation[] =>
  figures
    .map(figure => ({ figure, ...deviationIn(figure, row, alternative) }))
    .filter(({ percent }) => Math.abs(percent) > tolerancePercent)
    .toSorted((one, other) => Math.abs(other.percent) - Math.abs(one.percent) || Math.abs(other.difference) - Math.abs(one.difference))

/** Whether an alternative has no deviation. Stops at the first figure, because an editor asks this for thousands of pairs. */
export const isWithinTolerance = (row: WeighedFood, alternative: WeighedFood, tolerancePercent: number): boolean =>
  figures.every(figure => Math.abs(deviationIn(figure, row, alternative).percent) <= tolerancePercent)
