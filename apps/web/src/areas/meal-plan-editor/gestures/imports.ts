import type { Ingredient } from '@allenio/contract/recipes'
import type { DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { copyMealTo, insertCopies, mealsCopyEffects } from '@allenio/domain/meal-plans'
import type { EditorSession } from '../session.ts'
import { hasRoomForDays } from './days.ts'
import { insertFood } from './foods.ts'
import { sayDayFull, takesMeals } from './meals.ts'

interface ImportedParts {
  /** They come behind the last day. */
  dayIds: readonly string[]
  /** Each takes the place of the meal of its title in a day, or comes last. */
  mealIds: readonly string[]
  dayId: string | undefined
}

/** Days and meals of another plan, as one gesture. False where there is no room. */
export function importParts(session: EditorSession, source: DocumentRows, { dayIds, mealIds, dayId }: ImportedParts): boolean {
  const { document, planId, edit } = session
  if (!hasRoomForDays(session, dayIds.length)) return false
  if (dayId !== undefined && !takesMeals(session, { source, ids: mealIds, dayId })) {
    sayDayFull()
    return false
  }
  const gestureId = newId()
  edit(insertCopies(document.rows.get(), { source, ids: dayIds, parentId: planId, newId }), gestureId)
  if (dayId === undefined) return true
  for (const { id, ...effect } of mealsCopyEffects(document.rows.get(), { source, ids: mealIds, dayId })) {
    edit(copyMealTo(document.rows.get(), effect, { source, id, newId }), gestureId)
  }
  return true
}

/** Foods that were read from a pasted text, one below the other, as one gesture. */
export function importFoods(session: EditorSession, mealId: string, ingredients: readonly Ingredient[]): void {
  const gestureId = newId()
  let afterId = session.outline
    .get()
    .days.flatMap(({ meals }) => meals)
    .find(({ id }) => id === mealId)
    ?.rows.at(-1)?.id
  for (const { food, grams, measure, isToTaste } of ingredients) {
    afterId = insertFood(session, { mealId, afterId, food, quantity: { grams, measure, isToTaste }, gestureId }) ?? afterId
  }
}
