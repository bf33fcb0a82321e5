import type { Cells } from '@allenio/contract/documents'
import { kcalPerGram, roundTotal, type Macro } from '@allenio/domain/aliments'

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
