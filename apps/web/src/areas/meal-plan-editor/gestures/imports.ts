import type { Ingredient } from '@allenio/contract/recipes'
import type { DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { copyMeal, insertCopies } from '@allenio/domain/meal-plans'
import type { EditorSession } from '../session.ts'
import { hasRoomForDays } from './days.ts'
import { insertFood } from './foods.ts'

/** Days of another plan behind the last one of this. False where there is no room. */
export function importDays(session: EditorSession, source: DocumentRows, dayIds: readonly string[]): boolean {
  if (dayIds.length === 0) return true
  if (!hasRoomForDays(session, dayIds.length)) return false
  const rows = session.document.rows.get()
  session.edit(insertCopies(rows, { source, ids: dayIds, parentId: session.planId, newId }))
  return true
}

interface ImportedMeals {
  mealIds: readonly string[]
  /** The day that takes them. */
  dayId: string
}

/** Meals of another plan into a day: each takes the place of the meal of its title, or comes last. */
export function importMeals({ document, edit }: EditorSession, source: DocumentRows, { mealIds, dayId }: ImportedMeals): boolean {
  const gestureId = newId()
  for (const id of mealIds) {
    edit(copyMeal(document.rows.get(), { source, id, dayIds: [dayId], newId }), gestureId)
  }
  return true
}

/** Foods that were read from a pasted text, one below the other. */
export function importFoods(session: EditorSession, mealId: string, ingredients: readonly Ingredient[]): void {
  let afterId = session.outline
    .get()
    .days.flatMap(({ meals }) => meals)
    .find(({ id }) => id === mealId)
    ?.rows.at(-1)?.id
  for (const { food, grams, measure, isToTaste } of ingredients) {
    afterId = insertFood(session, { mealId, afterId, food, quantity: { grams, measure, isToTaste } }) ?? afterId
  }
}
