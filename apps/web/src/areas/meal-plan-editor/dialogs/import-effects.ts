import type { Language } from '@allenio/contract'
import { mealsCopyEffects } from '@allenio/domain/meal-plans'
import type { ImportedParts } from '../gestures/imports.ts'
import { dayName, ownName } from '../row-names.ts'
import type { EditorSession } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { useImportWords } from './import-words.ts'

/** Which meals an import would replace and append, and which days it would add, in a line each. */
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
