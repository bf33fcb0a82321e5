import type { PlannedFood } from '@allenio/contract/planned-foods'
import { newId } from '@allenio/domain/ids'
import type { EditedIngredient } from '../form/values.ts'

/** The last change of all ingredients can be undone as long as the form is there. */
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

/** A food stands in a recipe once, whatever its version. */
export const foodIdsOf = (rows: readonly EditedIngredient[]): ReadonlySet<string> => new Set(rows.map(({ food }) => food.id))

export function moveRow(rows: readonly EditedIngredient[], from: number, by: -1 | 1): EditedIngredient[] {
  const row = rows[from]
  const to = from + by
  if (!row || to < 0 || to >= rows.length) return [...rows]
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}

/** The same row with its food in another version. A quantity by a measure that the food no longer has keeps its grams. */
export function withFood(row: EditedIngredient, food: PlannedFood): EditedIngredient {
  const { measure } = row
  const hasMeasure = measure && food.measures.some(({ name }) => name.it === measure.name.it && name.en === measure.name.en)
  return { ...row, food, measure: hasMeasure ? measure : null }
}
