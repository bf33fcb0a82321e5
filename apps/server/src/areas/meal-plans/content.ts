import type { ParsedInput } from '@allenio/contract'
import type { createMealPlan, MealPlanSettings } from '@allenio/contract/meal-plans'
import { mealTypeNames } from '@allenio/domain/meal-plans'
import { joined, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { rowTables } from './kind.ts'

// Calls that know no operations write so.

export type WrittenDays = NonNullable<ParsedInput<typeof createMealPlan>['days']>

/** A new plan begins with one day that has the meals of the business, titled as an editor would: copies are matched by titles. */
export const firstDays = ({ presetMeals }: Pick<MealPlanSettings, 'presetMeals'>): WrittenDays => [
  {
    meals: presetMeals.map(({ type, time }) => {
      const { it, en } = mealTypeNames[type]
      return { type, titleIt: it, titleEn: en, ...(time !== null && { time }), components: [] }
    }),
  },
]

/** A plan without a day has no place for a meal. */
export function requireDay(days: WrittenDays): void {
  if (days.length === 0) throw new AppError('meal plan day needed', { fields: { days: { code: 'meal plan day needed' } } })
}

/** The ids that a body brings along. */
export function idsIn(days: WrittenDays): string[] {
  const meals = days.flatMap(day => day.meals)
  const components = meals.flatMap(meal => meal.components)
  const ingredients = components.flatMap(component => component.ingredients)
  const alternatives = [...components, ...ingredients].flatMap(row => row.alternatives)
  return [...days, ...meals, ...components, ...ingredients, ...alternatives].flatMap(({ id }) => id ?? [])
}

/** Refuses ids that a body gives to two rows, or that rows of other plans have. */
export async function refuseTakenIds(db: WorkspaceDb, planId: string, days: WrittenDays): Promise<void> {
  const ids = idsIn(days)
  if (ids.length === 0) return
  if (new Set([...ids, planId]).size <= ids.length) throw new AppError('record id taken')
  const ofOthers = Object.values(rowTables).map(
    table => sql`select id from ${table} where id = any(${ids}::uuid[]) and document_id <> ${planId}`,
  )
  const takenRows = await db.many<Row<'documents', 'id'>>(sql`select t.id from (${joined(ofOthers, ' union all ')}) t limit 1`)
  if (takenRows.length > 0) throw new AppError('record id taken')
}
