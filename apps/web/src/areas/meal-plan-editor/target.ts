import type { Cells } from '@allenio/contract/documents'
import { kcalPerGram, roundTotal, type Macro } from '@allenio/domain/aliments'
import type { Totals } from './totals.ts'

/** The target of each day, as the plan has it; null where it says nothing. */
export interface PlanTarget {
  kcal: number | null
  protein: number | null
  carbs: number | null
  lipids: number | null
}

/** So many kcal beside the target count as reached. */
export const closeShare = 0.03

/** The cells of the plan that hold the shares of the energy. */
export const percentCells = { protein: 'proteinPercent', carbs: 'carbsPercent', lipids: 'lipidsPercent' } as const satisfies Record<
  Macro,
  string
>

const numberIn = (cells: Cells, cell: string): number | null => {
  const value = cells[cell]
  return typeof value === 'number' ? value : null
}

/** Percents are of the energy; without it they are no grams. */
export function targetOf(cells: Cells): PlanTarget {
  const kcal = numberIn(cells, 'kcal')
  const grams = (macro: Macro) => {
    const percent = numberIn(cells, percentCells[macro])
    return kcal === null || percent === null ? null : roundTotal((kcal * percent) / 100 / kcalPerGram[macro])
  }
  return { kcal, protein: grams('protein'), carbs: grams('carbs'), lipids: grams('lipids') }
}

export interface Verdict {
  isClose: boolean
  word: 'onTarget' | 'closeAbove' | 'closeBelow' | 'above' | 'below'
  /** Between the figure and its target. */
  kcal: number
}

/** How far an energy is from its target; undefined where nobody can tell. */
export function targetVerdict(
  { kcal, isAtLeast }: Pick<Totals, 'kcal' | 'isAtLeast'>,
  target: Pick<PlanTarget, 'kcal'>,
): Verdict | undefined {
  if (kcal === null || isAtLeast.kcal || target.kcal === null) return undefined
  const difference = Math.round(kcal) - Math.round(target.kcal)
  const isClose = Math.abs(difference) <= target.kcal * closeShare
  return { isClose, word: verdictWord(isClose, difference), kcal: Math.abs(difference) }
}

function verdictWord(isClose: boolean, difference: number): Verdict['word'] {
  if (difference === 0) return 'onTarget'
  if (isClose) return difference > 0 ? 'closeAbove' : 'closeBelow'
  return difference > 0 ? 'above' : 'below'
}
