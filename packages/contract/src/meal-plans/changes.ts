import { z } from 'zod'
// imported for the things and error codes that the modules declare, because the calls below use them too
import type {} from '../aliments/aliments.ts'
import { PlannedFood } from '../aliments/planned-foods.ts'
import { recordDeletion } from '../clients/records.ts'
import { documentCalls } from '../documents.ts'
import { endpoint } from '../endpoint.ts'
import { Day, idInput, Revision } from '../lists.ts'
import type {} from './assignments.ts'
import { mealPlanLimits } from './cells.ts'
import { MealPlanContent } from './content.ts'
import { deletedMealPlanDays, MealPlan, MealPlanDetail, mealPlanExamples } from './meal-plans.ts'

// Changes of meal plans. All changes of their content are operations of the document.

const update = { permission: 'update meal plans' } as const
const title = z.string().trim().min(1).max(mealPlanLimits.title)

export const {
  getDocument: getMealPlanDocument,
  editDocument: editMealPlan,
  listDocumentSteps: listMealPlanSteps,
  listCellChanges: listMealPlanCellChanges,
} = documentCalls({ path: '/mealPlans/:id', view: update, update, thing: 'meal plan' })

export const listMealPlanFoods = endpoint({
  method: 'GET',
  path: '/mealPlans/:id/foods',
  access: update,
  summary: 'The foods of a plan with all their figures, each in the versions that the plan has of it.',
  input: z.object(idInput),
  output: z.object({ foods: z.array(PlannedFood) }),
  shows: ['meal plan', 'food'],
  errors: ['not found'],
})

export const listClientFoods = endpoint({
  method: 'GET',
  path: '/clients/:id/mealPlanFoods',
  access: { permission: ['view clients', 'update meal plans'] },
  summary: 'The foods that plans of the client have, or that the client was given in one, the latest first, two hundred at most.',
  input: z.object(idInput),
  output: z.object({ foodIds: z.array(z.uuid()) }),
  // edits of a plan do not refresh this list, because they would only change its order
  shows: ['meal plan assignment', 'client'],
  errors: ['not found'],
})

const faults = ['meal plan day needed', 'meal plan full', 'meal plan quantity missing', 'record id taken'] as const

export const createMealPlan = endpoint({
  method: 'POST',
  path: '/mealPlans',
  access: { permission: 'create meal plans' },
  summary:
    'The ids may be made on the device. Without days it has those of the example, whose recipes the business gets, or begins with one. ' +
    'With a client it is theirs alone and stands in no library.',
  input: z.object({
    ...MealPlanContent.shape,
    id: z.uuid().optional(),
    title,
    days: MealPlanContent.shape.days.optional(),
    example: z.enum(mealPlanExamples).optional(),
    clientId: z.uuid().optional(),
    isDraft: z.boolean().default(true),
  }),
  output: MealPlan,
  changes: ['meal plan'],
  errors: ['not found', 'too many meal plans', ...faults],
})

export const updateMealPlan = endpoint({
  method: 'PUT',
  path: '/mealPlans/:id',
  access: update,
  summary:
    'Replaces the whole content. One that was made from an older revision is refused. One that is no draft is completed, too: where an ' +
    'allergy is touched, a reason is needed, which completing takes.',
  input: z.object({
    ...MealPlanContent.shape,
    ...idInput,
    title,
    /** The revision that was read. */
    revision: Revision,
    isDraft: z.boolean().default(true),
  }),
  output: MealPlanDetail,
  changes: ['meal plan'],
  errors: ['not found', 'changed meanwhile', 'meal plan reason needed', ...faults],
})

export const completeMealPlan = endpoint({
  method: 'POST',
  path: '/mealPlans/:id/complete',
  access: update,
  summary: 'Makes a release of the plan as it is now, and hands it to those who follow the plan, from a day on.',
  input: z.object({
    ...idInput,
    /** The revision of the changes that were read; the call is refused if the plan was edited since. */
    revision: Revision.optional(),
    /** Tells clients what has changed. */
    note: z.string().trim().max(500).default(''),
    /** Null means today. */
    day: Day.nullable().default(null),
    /** The assignments that keep their present release. */
    leftOut: z.array(z.uuid()).max(10_000).default([]),
    /** For each assignment, why the client gets food that touches one of their allergies. */
    reasons: z
      .array(z.object({ assignmentId: z.uuid(), reason: z.string().trim().min(3).max(500) }))
      .max(10_000)
      .default([]),
  }),
  output: MealPlan,
  changes: ['meal plan', 'meal plan assignment'],
  errors: ['not found', 'changed meanwhile', 'meal plan reason needed', 'meal plan quantity missing'],
})

export const cloneMealPlan = endpoint({
  method: 'POST',
  path: '/mealPlans/:id/clone',
  access: { permission: 'create meal plans' },
  summary: 'Into the library, or for one client. Without a title it is called a copy.',
  input: z.object({ ...idInput, title: title.optional(), clientId: z.uuid().optional() }),
  output: MealPlan,
  changes: ['meal plan'],
  errors: ['not found', 'too many meal plans'],
})

export const [deleteMealPlan, undeleteMealPlan] = recordDeletion({
  path: '/mealPlans/:id',
  access: { permission: 'delete meal plans' },
  summary: `Clients keep what they were given. It can be undeleted for ${deletedMealPlanDays} days.`,
  input: z.object(idInput),
  record: MealPlan,
  changes: ['meal plan'],
  errors: ['not found'],
})

export const mealPlansInBulk = 200

export const deleteManyMealPlans = endpoint({
  method: 'POST',
  path: '/mealPlans/bulk',
  access: { permission: 'delete meal plans' },
  summary: 'Deletes many, or undeletes them.',
  input: z.object({ action: z.enum(['delete', 'undelete']), ids: z.array(z.uuid()).min(1).max(mealPlansInBulk) }),
  output: z.object({
    /** The plans that the call changed; an undo concerns only these. */
    changed: z.array(z.uuid()),
    refused: z.array(z.object({ id: z.uuid(), name: z.string(), reason: z.string() })),
  }),
  changes: ['meal plan'],
  errors: ['not found'],
})
