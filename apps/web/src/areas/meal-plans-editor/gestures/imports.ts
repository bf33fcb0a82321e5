import type { Language } from '@allenio/contract'
import { mealPlanLimits } from '@allenio/contract/meal-plans'
import type { Ingredient } from '@allenio/contract/recipes'
import { childrenOf, type DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { copyMealTo, insertCopies, mealsCopyEffects } from '@allenio/domain/meal-plans'
import { useImportWords } from '../dialogs/import-words.ts'
import { dayName, ownName } from '../row-names.ts'
import type { EditorSession } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { hasRoomInMeal, insertFood } from './foods.ts'
import { takesMeals } from './meals.ts'

export interface ImportedParts {
  /** The rows of the other plan. */
  source: DocumentRows
  /** Days to be added behind the last day. */
  dayIds: readonly string[]
  /** Meals to be copied into a day: each replaces the meal of its title, or is added at the end. */
  mealIds: readonly string[]
  dayId: string | undefined
}

/** Why the parts cannot be imported, in words. */
export function importRefusal(session: EditorSession, { source, dayIds, mealIds, dayId }: ImportedParts): string | undefined {
  const { days, mealsInDay } = mealPlanLimits
  if (childrenOf(session.document.rows.get(), session.planId).length + dayIds.length > days)
    return useEditorWords.say('planFull', { count: days })
  if (mealIds.length === 0) return undefined
  if (dayId === undefined) return useImportWords.say('dayNeeded')
  return takesMeals(session, { source, ids: mealIds, dayId }) ? undefined : useEditorWords.say('dayFull', { count: mealsInDay })
}

/** Lists the meals that an import would replace and add, and the days that it would add, one line for each. */
export function importEffects(session: EditorSession, { source, dayIds, mealIds, dayId }: ImportedParts, language: Language): string[] {
  const [t, say] = [useEditorWords.say, useImportWords.say]
  const namesOf = (ids: readonly string[]) =>
    ids
      .flatMap(id => source.get(id) ?? [])
      .map(row => ownName(row, source, { t, language }))
      .join(', ')
  const target = session.outline.get().days.find(({ id }) => id === dayId)
  const effects = target ? mealsCopyEffects(session.document.rows.get(), { source, ids: mealIds, dayId: target.id }) : []
  const replaced = effects.filter(({ replacedMealId }) => replacedMealId !== null)
  const appended = effects.filter(({ replacedMealId }) => replacedMealId === null)
  const valuesOf = (meals: typeof effects) => ({
    count: meals.length,
    day: target ? dayName(target, language, t) : '',
    meals: namesOf(meals.map(({ id }) => id)),
  })
  return [
    ...(replaced.length > 0 ? [say('mealsReplaced', valuesOf(replaced))] : []),
    ...(appended.length > 0 ? [say('mealsAppended', valuesOf(appended))] : []),
    ...(dayIds.length > 0 ? [say('daysAppended', { count: dayIds.length, days: namesOf(dayIds) })] : []),
  ]
}

/** Imports days and meals of another plan, as one gesture. False where the plan cannot take them. */
export function importParts(session: EditorSession, parts: ImportedParts): boolean {
  if (importRefusal(session, parts) !== undefined) return false
  const { source, dayIds, mealIds, dayId } = parts
  const { document, planId, edit } = session
  const gestureId = newId()
  edit(insertCopies(document.rows.get(), { source, ids: dayIds, parentId: planId, newId }), gestureId)
  if (dayId === undefined) return true
  for (const { id, ...effect } of mealsCopyEffects(document.rows.get(), { source, ids: mealIds, dayId })) {
    edit(copyMealTo(document.rows.get(), effect, { source, id, newId }), gestureId)
  }
  return true
}

/** Imports the foods of a pasted text as one gesture: all of them, or none if the meal has no room or was deleted. */
export function importFoods(session: EditorSession, mealId: string, ingredients: readonly Ingredient[]): boolean {
  const meal = session.outline
    .get()
    .days.flatMap(({ meals }) => meals)
    .find(({ id }) => id === mealId)
  if (!meal || !hasRoomInMeal(session, mealId, ingredients.length)) return false
  const gestureId = newId()
  let afterId = meal.rows.at(-1)?.id
  for (const { food, grams, measure, isToTaste } of ingredients) {
    afterId = insertFood(session, { mealId, afterId, food, quantity: { grams, measure, isToTaste }, gestureId }) ?? afterId
  }
  return true
}
