import type { PlannedFood } from '@allenio/contract/planned-foods'
import { kcalOfGrams, roundTotal, type Macro } from '@allenio/domain/aliments'
import type { PlannedAmount } from './content.ts'

/** The figures of a row; null is not known. Energy is whole, macros have a tenth. */
export interface RowFigures {
  kcal: number | null
  protein: number | null
  carbs: number | null
  lipids: number | null
  /** A dish of which a food lacks the figure: what stands here is the known part. */
  isAtLeast: Readonly<Record<'kcal' | Macro, boolean>>
}

const whole: RowFigures['isAtLeast'] = { kcal: false, protein: false, carbs: false, lipids: false }
const unknown: RowFigures = { kcal: null, protein: null, carbs: null, lipids: null, isAtLeast: whole }

type FiguresOfFood = Pick<PlannedFood, 'kcal' | 'protein' | 'carbs' | 'lipids'>

export function figuresOfRow(
  { grams, lacksQuantity }: Pick<PlannedAmount, 'grams' | 'lacksQuantity'>,
  food: FiguresOfFood | undefined,
): RowFigures {
  if (!food || lacksQuantity) return unknown
  const part = (figure: number | null) => (figure === null ? null : roundTotal((figure * grams) / 100))
  return {
    kcal: kcalOfGrams(grams, food.kcal),
    protein: part(food.protein),
    carbs: part(food.carbs),
    lipids: part(food.lipids),
    isAtLeast: whole,
  }
}

/** Of a dish: the sum of what its rows show, so that a reader who adds them up finds the same. */
export function figuresOfDish(rows: readonly RowFigures[]): RowFigures {
  const sumOf = (figure: keyof typeof whole): number | null =>
    rows.every(row => row[figure] === null) ? null : roundTotal(rows.reduce((sum, row) => sum + (row[figure] ?? 0), 0))
  const isLacking = (figure: keyof typeof whole) => rows.some(row => row[figure] === null)
  return {
    kcal: sumOf('kcal'),
    protein: sumOf('protein'),
    carbs: sumOf('carbs'),
    lipids: sumOf('lipids'),
    isAtLeast: { kcal: isLacking('kcal'), protein: isLacking('protein'), carbs: isLacking('carbs'), lipids: isLacking('lipids') },
  }
}
