import type { PlannedFood } from '@allenio/contract/aliments'
import { roundTo, roundTotal, type Macro } from '@allenio/domain/aliments'
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

type WeighedRow = Pick<PlannedAmount, 'eatenGrams' | 'lacksQuantity'>

/** Not rounded, so that a sum of rows is rounded once. */
function amountsOf({ eatenGrams, lacksQuantity }: WeighedRow, food: FiguresOfFood | undefined): Omit<RowFigures, 'isAtLeast'> {
  if (!food || lacksQuantity) return unknown
  const part = (figure: number | null) => (figure === null ? null : (figure * eatenGrams) / 100)
  return { kcal: part(food.kcal), protein: part(food.protein), carbs: part(food.carbs), lipids: part(food.lipids) }
}

export const figuresOfRow = (row: WeighedRow, food: FiguresOfFood | undefined): RowFigures => ({
  ...roundAmounts(amountsOf(row, food)),
  isAtLeast: whole,
})

interface DishRow {
  row: WeighedRow
  food: FiguresOfFood | undefined
}

/** The figures of a dish: the sum of its rows, rounded only once, so that it equals the figures of the recipe and of the day. */
export function figuresOfDish(rows: readonly DishRow[]): RowFigures {
  const amounts = rows.map(({ row, food }) => amountsOf(row, food))
  const sumOf = (figure: keyof typeof whole): number | null =>
    amounts.every(each => each[figure] === null) ? null : amounts.reduce((sum, each) => sum + (each[figure] ?? 0), 0)
  const isLacking = (figure: keyof typeof whole) => amounts.some(each => each[figure] === null)
  return {
    ...roundAmounts({ kcal: sumOf('kcal'), protein: sumOf('protein'), carbs: sumOf('carbs'), lipids: sumOf('lipids') }),
    isAtLeast: { kcal: isLacking('kcal'), protein: isLacking('protein'), carbs: isLacking('carbs'), lipids: isLacking('lipids') },
  }
}

function roundAmounts({ kcal, protein, carbs, lipids }: Omit<RowFigures, 'isAtLeast'>): Omit<RowFigures, 'isAtLeast'> {
  const tenths = (value: number | null) => (value === null ? null : roundTotal(value))
  return { kcal: kcal === null ? null : roundTo(0, kcal), protein: tenths(protein), carbs: tenths(carbs), lipids: tenths(lipids) }
}
