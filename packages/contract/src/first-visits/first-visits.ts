import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idInput } from '../lists.ts'
// imported for the things that the modules declare, because the steps follow from them
import type {} from '../aliments/exclusions.ts'
import type {} from '../macros/macros.ts'
import type {} from '../meal-plans/meal-plans.ts'
import type {} from '../visits/visits.ts'

declare module '../endpoint.ts' {
  interface AreaThings {
    firstVisits: 'first visit'
  }
}

// A first visit leads from what a client does not eat to an assigned plan. Each step is done when what it makes is there.

/** The steps in their order. */
export const firstVisitSteps = ['exclusions', 'visit', 'need', 'plan', 'assignment'] as const
export type FirstVisitStepName = (typeof firstVisitSteps)[number]

export const firstVisitStates = ['done', 'skipped', 'open'] as const

export const FirstVisit = z.object({
  steps: z.array(
    z.object({
      step: z.enum(firstVisitSteps),
      state: z.enum(firstVisitStates),
      /** The visit or the plan that the step works on; null before there is one. */
      targetId: z.uuid().nullable(),
    }),
  ),
  /** The first step that is open; null when all are behind. */
  current: z.enum(firstVisitSteps).nullable(),
})
export type FirstVisit = z.output<typeof FirstVisit>

const answer = z.object({
  /** Null where nobody has begun one, or where it was closed. */
  firstVisit: FirstVisit.nullable(),
})

const access = { permission: ['view clients', 'update visits', 'update macros', 'update meal plans'] } as const

export const getFirstVisit = endpoint({
  method: 'GET',
  path: '/clients/:id/first-visit',
  access,
  summary: 'How far it has come follows from what there is; nobody marks a step as done.',
  input: z.object(idInput),
  output: answer,
  shows: ['first visit', 'exclusion', 'visit', 'client energy', 'meal plan', 'meal plan assignment'],
  errors: ['not found'],
})

export const startFirstVisit = endpoint({
  method: 'POST',
  path: '/clients/:id/first-visit',
  access,
  summary: 'Begins a first visit, or opens one again that was closed.',
  input: z.object(idInput),
  output: answer,
  changes: ['first visit'],
  errors: ['not found'],
})

export const skipFirstVisitStep = endpoint({
  method: 'PUT',
  path: '/clients/:id/first-visit/step',
  access,
  summary: 'Leaves a step out on purpose, or takes that back.',
  input: z.object({ ...idInput, step: z.enum(firstVisitSteps), isSkipped: z.boolean() }),
  output: answer,
  changes: ['first visit'],
  errors: ['not found'],
})

export const closeFirstVisit = endpoint({
  method: 'DELETE',
  path: '/clients/:id/first-visit',
  keepsRow: true,
  access,
  summary: 'Closes it, finished or not. What was made stays.',
  input: z.object(idInput),
  output: answer,
  changes: ['first visit'],
  errors: ['not found'],
})
