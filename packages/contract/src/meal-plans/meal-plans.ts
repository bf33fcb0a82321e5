import { z } from 'zod'
import { ClientCard } from '../clients/clients.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { Day, idInput, listInput, Nothing, Timestamp } from '../lists.ts'
import { assignmentStates } from '../macros/assignments.ts'
import { TrainingCalendar } from '../macros/fields.ts'
import { MealPlanCells } from './cells.ts'
import { EnergyTotals, MealPlanDays } from './content.ts'
import { MealPlanSchedule } from './schedules.ts'

// A meal plan belongs to the business's library, or was made for one client. Clients get releases of it.

export const mealPlanErrors = {
  'meal plan day needed': 422,
  'meal plan full': 422,
  'meal plan of another client': 422,
  'meal plan quantity missing': 422,
  'too many meal plans': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    mealPlans: typeof mealPlanErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    mealPlans: 'meal plan' | 'meal plan settings'
  }
}

export const deletedMealPlanDays = 7
export const mealPlansPerPage = 50
/** The limit for one business; deleted plans that can be undeleted count too. */
export const mealPlansAtMost = 10_000

export const mealPlanSorts = ['relevance', 'title', '-title', 'created', '-created', 'updated', '-updated', 'kcal', '-kcal'] as const

const { kcal, proteinPercent, carbsPercent, lipidsPercent } = MealPlanCells.shape

export const MealPlan = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** The target of the days. */
  kcal: kcal.unwrap().nullable(),
  proteinPercent: proteinPercent.unwrap().nullable(),
  carbsPercent: carbsPercent.unwrap().nullable(),
  lipidsPercent: lipidsPercent.unwrap().nullable(),
  countsAlternatives: z.boolean(),
  /** The mean of the days, beside the target; null for a draft, for clients, and where all days are empty. */
  mean: EnergyTotals.nullable(),
  /** Something was edited since the last completion, or the plan was never completed. */
  isDraft: z.boolean(),
  /** The plan of the library that this one was copied from has a newer release. */
  hasNewerTemplate: z.boolean(),
  days: z.number().int(),
  /** The client for whom the plan was made. */
  client: ClientCard.nullable(),
  author: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Timestamp.nullable(),
  /** The client's assignment of the plan; null for the team. */
  assigned: z
    .object({
      startDay: Day,
      lastDay: Day.nullable(),
      state: z.enum(assignmentStates),
      schedule: MealPlanSchedule,
      /** Training days until two weeks from now; null where the schedule does not follow training. */
      calendar: TrainingCalendar.nullable(),
      message: z.string(),
    })
    .nullable(),
  may: z.object({ update: z.boolean(), delete: z.boolean(), undelete: z.boolean(), clone: z.boolean() }),
})
export type MealPlan = z.output<typeof MealPlan>

export const MealPlanDetail = MealPlan.extend({
  /** The revision of the last change: a write that was made from an older one is refused. */
  revision: z.number().int(),
  content: MealPlanDays,
})
export type MealPlanDetail = z.output<typeof MealPlanDetail>

/** Plans to begin from, with foods of the product's library. */
export const mealPlanExamples = [
  'omnivorous 1500',
  'omnivorous 1800',
  'omnivorous 2100',
  'omnivorous 2500',
  'vegetarian 1500',
  'vegetarian 1800',
  'vegetarian 2100',
  'vegetarian 2500',
] as const
export type MealPlanExample = (typeof mealPlanExamples)[number]

export const mealPlanKinds = ['library', 'for one client', 'deleted'] as const

export const mealPlanFilters = {
  search: listInput.search,
  isDraft: z.stringbool().optional(),
  authorId: z.uuid().optional(),
  clientId: z.uuid().optional(),
  /** Plans of the library, those made for one client, or recently deleted ones. */
  kind: z.enum(mealPlanKinds).default('library'),
}

const view = { permission: 'view meal plans' } as const
const update = { permission: 'update meal plans' } as const

export const listMealPlans = endpoint({
  method: 'GET',
  path: '/mealPlans',
  access: view,
  summary: 'Search is without accents and forgives a typo. A client gets what was assigned to them.',
  input: z.object({ ...listInput, ...mealPlanFilters, sort: z.enum(mealPlanSorts).default('-updated') }),
  output: z.object({ mealPlans: z.array(MealPlan), nextPage: z.number().int() }),
  shows: ['meal plan', 'client'],
})

export const countMealPlans = endpoint({
  method: 'GET',
  path: '/mealPlans/total/count',
  access: update,
  summary: 'Beside the list: how many its filters match, and how many each kind has.',
  input: z.object(mealPlanFilters),
  output: z.object({ matching: z.number().int(), library: z.number().int(), forOneClient: z.number().int(), deleted: z.number().int() }),
  shows: ['meal plan'],
})

export const listMealPlanAuthors = endpoint({
  method: 'GET',
  path: '/mealPlans/authors',
  access: update,
  summary: 'The authors of meal plans, for the filter; who has most first.',
  input: Nothing,
  output: z.object({
    authors: z.array(z.object({ id: z.uuid(), name: z.string(), count: z.number().int(), /** The asker. */ isOwn: z.boolean() })),
  }),
  shows: ['meal plan'],
})

export const getMealPlan = endpoint({
  method: 'GET',
  path: '/mealPlans/:id',
  access: view,
  summary: 'With everything in it, and the figures of its days, meals and rows. A client gets what was assigned to them.',
  input: z.object(idInput),
  output: MealPlanDetail,
  shows: ['meal plan', 'food', 'client', 'training', 'program user'],
  errors: ['not found'],
})
