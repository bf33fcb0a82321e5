import type { PlannedFood } from '@allenio/contract/aliments'
import { newId } from '@allenio/domain/ids'
import type { EditedIngredient } from '../form/values.ts'

/** The id of the toast whose undo restores the ingredients; it stays until the form is closed. */
export const undoToast = 'recipe ingredients'

/** A row for a food that was just chosen, whose quantity is still to be typed. */
export const newRow = (food: PlannedFood): EditedIngredient => ({
  id: newId(),
  food,
  grams: 0,
  measure: null,
  isToTaste: false,
  customNameIt: '',
  customNameEn: '',
  typed: '',
})

/** The ids of foods in a recipe, where a food can be only once, whatever its version. */
export const foodIdsOf = (rows: readonly EditedIngredient[]): ReadonlySet<string> => new Set(rows.map(({ food }) => food.id))

export function moveRow(rows: readonly EditedIngredient[], from: number, by: -1 | 1): EditedIngredient[] {
  const row = rows[from]
  const to = from + by
  if (!row || to < 0 || to >= rows.length) return [...rows]
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}

/** Replaces the food of a row by another version. A quantity in a measure that the version lacks keeps its grams. */
export function withFood(row: EditedIngredient, food: PlannedFood): EditedIngredient {
  const { measure } = row
  const hasMeasure = measure && food.measures.some(({ name }) => name.it === measure.name.it && name.en === measure.name.en)
  return { ...row, food, measure: hasMeasure ? measure : null }
}
