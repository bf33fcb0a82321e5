import { deletedMealPlanDays } from '@allenio/contract/meal-plans'
import { sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { defineSweep } from '#platform/jobs'
import { erasureOfRows, rowDeletion } from '#platform/row-changes'
import { mealPlanKind } from './kind.ts'
import { isVisible, nameSubjects } from './reach.ts'

/** Tells whose screens the deletion of plans concerns. */
async function nameSubjectsOf(db: WorkspaceDb, ids: readonly string[]): Promise<void> {
  const rows = await db.many<Row<'meal_plans', 'id' | 'client_id'>>(sql`
    select id, client_id from meal_plans where id = any(${[...ids]}::uuid[])`)
  nameSubjects(db, rows)
}

/** Clients keep the releases that they were given. */
export const planDeletion = rowDeletion({
  table: 'meal_plans',
  thing: 'meal plan',
  permission: 'delete meal plans',
  days: deletedMealPlanDays,
  isReachable: isVisible,
  documentKind: mealPlanKind.name,
  onDeleted: nameSubjectsOf,
  onUndeleted: nameSubjectsOf,
})

/** Erases the rows, with their documents and the releases that nobody was given. */
const erasedPlans = erasureOfRows({ table: 'meal_plans', days: deletedMealPlanDays })

export const sweepDeletedPlans = defineSweep({ name: 'sweep deleted meal plans', cron: '43 * * * *', parts: () => [erasedPlans] })

export const eraseDeletedPlans = (database: Database): Promise<number> => erasedPlans({ database, job: sweepDeletedPlans.name })
