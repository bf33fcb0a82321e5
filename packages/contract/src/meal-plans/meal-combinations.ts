import { z } from 'zod'
import { recordDeletion } from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { idInput, Nothing } from '../lists.ts'
import { AlternativeCells, ComponentCells, IngredientCells, mealPlanLimits } from './cells.ts'

// Rows of meal plans that somebody uses together, such as a typical breakfast: saved by name, and inserted into any meal.

export const mealCombinationErrors = {
  'meal combination name taken': 409,
  'meal combination too large': 422,
  'too many meal combinations': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    mealCombinations: typeof mealCombinationErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    mealCombinations: 'meal combination'
  }
}

export const deletedMealCombinationDays = 7
/** The limit for one business: the list returns all combinations in full, because devices insert them without a network too. */
export const mealCombinationsAtMost = 200
/** The limit of components, ingredients and alternatives together. */
export const combinedRowsAtMost = 300

const alternatives = z.array(AlternativeCells).max(mealPlanLimits.alternatives).default([])

/** A row of a meal with everything in it. Rows have no ids here, because each insertion makes new ones. */
export const CombinedComponent = ComponentCells.extend({
  /** The ingredients of a dish. */
  ingredients: z.array(IngredientCells.extend({ alternatives })).max(mealPlanLimits.ingredientsInDish).default([]),
  alternatives,
})
export type CombinedComponent = z.output<typeof CombinedComponent>

export const CombinedComponents = z.array(CombinedComponent).min(1).max(mealPlanLimits.componentsInMeal)

const name = z.string().trim().min(1).max(mealPlanLimits.title)

export const MealCombination = z.object({
  id: z.uuid(),
  name: z.string(),
  components: z.array(CombinedComponent),
  author: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
})
export type MealCombination = z.output<typeof MealCombination>

export const listMealCombinations = endpoint({
  method: 'GET',
  path: '/mealCombinations',
  access: { permission: 'update meal plans' },
  summary: 'All combinations of the business with everything in them, by name. The foods stand in them as they were saved.',
  input: Nothing,
  output: z.object({ combinations: z.array(MealCombination) }),
  shows: ['meal combination'],
})

export const createMealCombination = endpoint({
  method: 'POST',
  path: '/mealCombinations',
  access: { permission: 'create meal plans' },
  summary: 'A food or recipe that is not there is dropped, and its names stay. A name is taken whatever its case and accents.',
  input: z.object({ name, components: CombinedComponents }),
  output: MealCombination,
  changes: ['meal combination'],
  errors: ['too many meal combinations', 'meal combination name taken', 'meal combination too large'],
})

export const renameMealCombination = endpoint({
  method: 'PUT',
  path: '/mealCombinations/:id',
  access: { permission: 'update meal plans' },
  input: z.object({ ...idInput, name }),
  output: MealCombination,
  changes: ['meal combination'],
  errors: ['not found', 'meal combination name taken'],
})

export const [deleteMealCombination, undeleteMealCombination] = recordDeletion({
  path: '/mealCombinations/:id',
  access: { permission: 'delete meal plans' },
  summary: `Plans keep what was inserted into them. It can be undeleted for ${deletedMealCombinationDays} days.`,
  input: z.object(idInput),
  record: MealCombination,
  changes: ['meal combination'],
  errors: ['not found', 'too many meal combinations', 'meal combination name taken'],
})
