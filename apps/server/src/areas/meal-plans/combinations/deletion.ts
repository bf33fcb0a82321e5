import { deletedMealCombinationDays, mealCombinationsAtMost } from '@allenio/contract/meal-plans'
import { sql } from '#platform/db'
import { defineSweep } from '#platform/jobs'
import { erasureOfRows, rowDeletion, rowLimit } from '#platform/row-changes'

export const refuseTooMany = rowLimit({ table: 'meal_combinations', max: mealCombinationsAtMost, code: 'too many meal combinations' })

export const combinationDeletion = rowDeletion({
  table: 'meal_combinations',
  thing: 'meal combination',
  permission: 'delete meal plans',
  days: deletedMealCombinationDays,
  // the whole team shares the library, and only the team reaches the endpoints
  isReachable: () => sql`true`,
  refuseTooMany,
})

/** Runs before the sweep of foods, so that foods that only these combinations name are erased in the same night. */
export const sweepDeletedCombinations = defineSweep({
  name: 'sweep deleted meal combinations',
  cron: '47 3 * * *',
  parts: () => [erasureOfRows({ table: 'meal_combinations', days: deletedMealCombinationDays })],
})
