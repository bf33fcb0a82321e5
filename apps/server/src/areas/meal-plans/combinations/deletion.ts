import { deletedMealCombinationDays, mealCombinationsAtMost } from '@allenio/contract/meal-combinations'
import { sql } from '#platform/db'
import { defineSweep } from '#platform/jobs'
import { erasureOfRows, rowDeletion, rowLimit } from '#platform/row-changes'

export const refuseTooMany = rowLimit({ table: 'meal_combinations', max: mealCombinationsAtMost, code: 'too many meal combinations' })

export const combinationDeletion = rowDeletion({
  table: 'meal_combinations',
  thing: 'meal combination',
  permission: 'delete meal plans',
  days: deletedMealCombinationDays,
  // the endpoints are for the team alone, whose library it is
  isReachable: () => sql`true`,
  refuseTooMany,
})

/** It runs before the sweep of foods, so that those which only these combinations name are erased in the same night. */
export const sweepDeletedCombinations = defineSweep({
  name: 'sweep deleted meal combinations',
  cron: '47 3 * * *',
  parts: () => [erasureOfRows({ table: 'meal_combinations', days: deletedMealCombinationDays })],
})
