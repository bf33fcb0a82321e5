import { z } from 'zod'
import { DocumentRow } from '../documents.ts'
import { endpoint } from '../endpoint.ts'
import { idInput, Nothing, Timestamp } from '../lists.ts'
import { MealPlanHit } from './assignments.ts'
// imported for the things and error codes that the modules declare
import type {} from './meal-plans.ts'

// A plan that was copied for a client follows the plan of the library that it was made from.

const update = { permission: 'update meal plans' } as const

export const MealPlanTemplate = z.object({
  title: z.string(),
  /** The release that the copy was made from, or has taken last. */
  baseId: z.uuid(),
  /** The newer release of the template. */
  release: z.object({ id: z.uuid(), note: z.string(), createdAt: Timestamp }),
  /** New parts of the release that exclusions of the client touch. */
  hits: z.array(MealPlanHit),
  hitCount: z.number().int(),
})
export type MealPlanTemplate = z.output<typeof MealPlanTemplate>

export const getMealPlanTemplate = endpoint({
  method: 'GET',
  path: '/mealPlans/:id/template',
  access: update,
  summary:
    'Where the template of a copy was completed anew: the release to offer. Null in all other cases, also where the template is gone.',
  input: z.object(idInput),
  output: z.object({ newer: MealPlanTemplate.nullable() }),
  shows: ['meal plan', 'exclusion'],
  errors: ['not found'],
})

export const getMealPlanTemplateRows = endpoint({
  method: 'GET',
  path: '/mealPlans/:id/template/releases/:releaseId',
  access: update,
  summary: 'The rows of a release of the template, or of what the copy was made from. They never change.',
  input: z.object({ ...idInput, releaseId: z.uuid() }),
  output: z.object({ rows: z.array(DocumentRow) }),
  shows: [],
  errors: ['not found'],
})

export const dismissMealPlanTemplate = endpoint({
  method: 'PUT',
  path: '/mealPlans/:id/template/dismissal',
  access: update,
  summary: 'Offers a release of the template to this copy no more; null takes that back. The plan itself does not change.',
  input: z.object({ ...idInput, releaseId: z.uuid().nullable() }),
  output: Nothing,
  changes: ['meal plan'],
  errors: ['not found'],
})
