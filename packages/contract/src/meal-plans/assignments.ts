import { z } from 'zod'
// imported for the error codes that the module declares, because the calls below answer with them too
import { exclusionKinds } from '../aliments/exclusions.ts'
import { ClientCard } from '../clients/clients.ts'
import type {} from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import { areDistinct, collaboratorFilter, Day, idInput, listInput, Nothing, Timestamp, groupFilter } from '../lists.ts'
import { assignmentStates } from '../macros/assignments.ts'
import { dayTypes, trainingKinds } from '../macros/fields.ts'
import { MealPlan } from './meal-plans.ts'
import { MealPlanSchedule } from './schedules.ts'

// A client gets a release of a plan, never the plan itself: edits reach them when it is completed.

export const mealPlanAssignmentErrors = {
  'meal plan draft': 422,
  'meal plan reason needed': 422,
  'meal plan schedule': 422,
  'meal plan client inactive': 409,
} as const

declare module '../errors.ts' {
  interface AreaErrors {
    mealPlanAssignments: typeof mealPlanAssignmentErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    mealPlanAssignments: 'meal plan assignment'
  }
}

export const mealPlanAssignmentLimits = { clients: 200, message: 2_000, reason: 500, perPage: 50 } as const

/** How far a release has come to a client. */
export const MealPlanReceipt = z.object({
  sentAt: Timestamp.nullable(),
  storedAt: Timestamp.nullable(),
  openedAt: Timestamp.nullable(),
  /** When the client first ticked a meal of the release. */
  firstTickAt: Timestamp.nullable(),
})

export const MealPlanAssignment = z.object({
  id: z.uuid(),
  mealPlanId: z.uuid(),
  client: ClientCard,
  /** The title of the release. */
  title: z.string(),
  releaseId: z.uuid(),
  releaseNumber: z.number().int(),
  startDay: Day,
  /** The last day that was chosen for it; null where it runs until another begins. */
  endDay: Day.nullable(),
  /** The last day on which it counts, by its own end or by the next assignment; null while nothing ends it. */
  lastDay: Day.nullable(),
  /** The number of days from the first to the last; null while nothing ends it. */
  duration: z.number().int().nullable(),
  schedule: MealPlanSchedule,
  message: z.string(),
  state: z.enum(assignmentStates),
  /** A newer release of the plan exists. */
  isOutdated: z.boolean(),
  receipt: MealPlanReceipt,
  /** The member who assigned it; only the team gets the name. */
  assignedBy: z.string().nullable(),
  createdAt: Timestamp,
  may: z.object({ update: z.boolean(), /** The plan is still there. */ openPlan: z.boolean() }),
})
export type MealPlanAssignment = z.output<typeof MealPlanAssignment>

/** A part of a plan that a client must not, cannot or does not want to eat. */
export const MealPlanHit = z.object({
  mark: z.enum(['red', 'amber', 'weak']),
  kind: z.enum(exclusionKinds),
  /** The exclusion in the asker’s language. */
  exclusion: z.string(),
  food: z.string(),
  state: z.enum(['contains', 'may contain', 'not known']),
})
export type MealPlanHit = z.output<typeof MealPlanHit>

/**
 * Facts that a client may lack for a plan: a login, a weight, a target, or confirmed allergies where only a free text of the record names
 * some.
 */
export const missingFacts = ['account', 'weight', 'target', 'allergies'] as const
export type MissingFact = (typeof missingFacts)[number]

const update = { permission: 'update meal plans' } as const
const message = z.string().trim().max(mealPlanAssignmentLimits.message)
const reason = z.string().trim().min(3).max(mealPlanAssignmentLimits.reason)

export const getMealPlanForAssign = endpoint({
  method: 'GET',
  path: '/mealPlans/:id/detailForAssign',
  access: update,
  summary: 'With the days of its last release, for the choice of how they follow each other.',
  input: z.object(idInput),
  output: MealPlan.extend({
    /** Null where the plan was never completed. */
    releaseId: z.uuid().nullable(),
    dayList: z.array(
      z.object({ id: z.uuid(), nameIt: z.string(), nameEn: z.string(), dayType: z.enum(dayTypes).nullable(), isEasy: z.boolean() }),
    ),
  }),
  shows: ['meal plan', 'meal plan assignment'],
  errors: ['not found'],
})

const FollowedMealPlan = z.object({ mealPlanId: z.uuid(), title: z.string(), startDay: Day, endDay: Day.nullable() })

export const listClientsForMealPlan = endpoint({
  method: 'GET',
  path: '/clients/for-assign/mealPlans/:id',
  access: { permission: ['view clients', 'update meal plans'] },
  summary: 'Active clients by name, each with the plan that they follow, those to come, and what in this one their exclusions name.',
  input: z.object({ ...idInput, ...listInput, ...collaboratorFilter, ...groupFilter }),
  output: z.object({
    clients: z.array(
      ClientCard.extend({
        isAssigned: z.boolean(),
        current: FollowedMealPlan.nullable(),
        /** Coming assignments, the earliest first. */
        upcoming: z.array(FollowedMealPlan),
        /** The worst hits first, at most three hundred. */
        hits: z.array(MealPlanHit),
        hitCount: z.number().int(),
        training: z.enum(trainingKinds),
        missing: z.array(z.enum(missingFacts)),
        /** The business hides macros from this client, so the app warns of a plan whose title shows them. */
        areMacrosHidden: z.boolean(),
        /** The client's exclusions, the gravest kind first. */
        exclusions: z.array(z.object({ kind: z.enum(exclusionKinds), name: z.string() })),
        /** Allergens that only the free text of the record names. */
        unconfirmed: z.array(z.string()),
        /** Phrases of that text that the app does not understand. */
        notUnderstood: z.array(z.string()),
      }),
    ),
    nextPage: z.number().int(),
  }),
  shows: ['client', 'meal plan assignment', 'exclusion', 'meal plan', 'weight', 'macro assignment'],
  errors: ['not found'],
})

/** Null means until another plan replaces it. */
const endDay = Day.nullable()

const NewAssignment = z
  .object({
    clientId: z.uuid(),
    assignmentId: z.uuid(),
    startDay: Day,
    endDay: endDay.default(null),
    schedule: MealPlanSchedule,
    /** A message in place of the one for all clients. */
    message: message.optional(),
    reason: reason.optional(),
  })
  .refine(each => each.endDay === null || each.startDay <= each.endDay, { path: ['endDay'], error: 'ends before it starts' })

export const mealPlanAssignmentNotes = ['ends another', 'replaces another', 'has it already'] as const

export const assignMealPlan = endpoint({
  method: 'POST',
  path: '/mealPlans/:id/assignUsers',
  access: update,
  summary:
    'Gives clients the last release of the plan, or changes what they have of it. The ids are made on the device: sent twice, assigned ' +
    'once. It takes nobody away. Where an allergy is touched, a reason is needed, which is kept.',
  input: z.object({
    ...idInput,
    clients: z
      .array(NewAssignment)
      .min(1)
      .max(mealPlanAssignmentLimits.clients)
      .refine(clients => areDistinct(clients, ({ clientId }) => clientId) && areDistinct(clients, ({ assignmentId }) => assignmentId)),
    message: message.default(''),
  }),
  output: z.object({
    assigned: z.array(MealPlanAssignment),
    /** The plans that these clients have had until now. */
    notes: z.array(z.object({ clientId: z.uuid(), kind: z.enum(mealPlanAssignmentNotes), title: z.string() })),
  }),
  changes: ['meal plan', 'meal plan assignment'],
  errors: [
    'not found',
    'meal plan draft',
    'meal plan of another client',
    'meal plan reason needed',
    'meal plan schedule',
    'meal plan client inactive',
    'record id taken',
    'ends before it starts',
  ],
})

export const undoAssignMealPlan = endpoint({
  method: 'POST',
  path: '/mealPlans/:id/undoAssignUsers',
  access: update,
  summary:
    'Takes back what was assigned within the hour, as if it had never been; one that a client has on their device, or an older one, ends.',
  input: z.object({ ...idInput, assignmentIds: z.array(z.uuid()).min(1).max(mealPlanAssignmentLimits.clients) }),
  output: Nothing,
  changes: ['meal plan', 'meal plan assignment'],
})

export const updateMealPlanDate = endpoint({
  method: 'POST',
  path: '/mealPlans/:id/updateUserMealPlanDate',
  access: update,
  summary: 'Moves the first and the last day of an assignment, or lets its days follow each other otherwise. What is not sent stays.',
  input: z.object({ ...idInput, assignmentId: z.uuid(), startDay: Day, endDay: endDay.optional(), schedule: MealPlanSchedule.optional() }),
  output: MealPlanAssignment,
  changes: ['meal plan', 'meal plan assignment'],
  errors: ['not found', 'meal plan schedule', 'ends before it starts'],
})

const oneAssignment = { ...idInput, assignmentId: z.uuid() }

export const unassignMealPlan = endpoint({
  method: 'POST',
  path: '/mealPlans/:id/unassignUserMealPlan',
  access: update,
  summary: 'It ends the day before; one that has not begun goes. What the client had before it counts again from then on.',
  input: z.object(oneAssignment),
  output: Nothing,
  changes: ['meal plan', 'meal plan assignment'],
  errors: ['not found'],
})

export const undoUnassignMealPlan = endpoint({
  method: 'POST',
  path: '/mealPlans/:id/unassignUserMealPlan/undelete',
  access: update,
  input: z.object(oneAssignment),
  output: MealPlanAssignment,
  changes: ['meal plan', 'meal plan assignment'],
  errors: ['not found'],
})

export const listMealPlanAssignments = endpoint({
  method: 'GET',
  path: '/mealPlans/:id/assignedClients',
  access: update,
  summary: 'The latest first. A search looks for names of clients.',
  input: z.object({ ...idInput, ...listInput, isOpen: z.stringbool().optional() }),
  output: z.object({ assignedClients: z.array(MealPlanAssignment), nextPage: z.number().int() }),
  shows: ['meal plan assignment', 'meal plan', 'client'],
  errors: ['not found'],
})

export const listClientMealPlans = endpoint({
  method: 'GET',
  path: '/clients/:id/mealPlans',
  access: { permission: ['view clients', 'view meal plans', 'update meal plans'] },
  summary: 'What a client was given, the latest first.',
  input: z.object({ ...idInput, page: listInput.page }),
  output: z.object({ assignments: z.array(MealPlanAssignment), nextPage: z.number().int() }),
  shows: ['meal plan assignment', 'meal plan', 'client'],
  errors: ['not found'],
})

/** A day on which a plan begins, or ends without another one following. */
export const MealPlanTurn = z.object({
  assignmentId: z.uuid(),
  client: ClientCard,
  title: z.string(),
  day: Day,
  kind: z.enum(['starts', 'ends']),
})
export type MealPlanTurn = z.output<typeof MealPlanTurn>

export const listMealPlanTurns = endpoint({
  method: 'GET',
  path: '/mealPlans/turns/list',
  access: { permission: ['view clients', 'update meal plans'] },
  summary: 'The plans of active clients that start or end from today until so many days after it, the nearest first.',
  input: z.object({ page: listInput.page, daysAhead: z.coerce.number().int().min(0).max(31), ...collaboratorFilter }),
  output: z.object({
    turns: z.array(MealPlanTurn),
    nextPage: z.number().int(),
    /** The number of turns on each day, those of other pages included. */
    counts: z.array(z.object({ day: Day, count: z.number().int() })),
  }),
  shows: ['meal plan assignment', 'client'],
  errors: ['not found'],
})

export const MealPlanRelease = z.object({
  id: z.uuid(),
  number: z.number().int(),
  note: z.string(),
  createdAt: Timestamp,
  /** The number of clients who have the release now. */
  clients: z.number().int(),
})
export type MealPlanRelease = z.output<typeof MealPlanRelease>

export const listMealPlanReleases = endpoint({
  method: 'GET',
  path: '/mealPlans/:id/releases',
  access: update,
  summary: 'Newest first.',
  input: z.object(idInput),
  output: z.object({ releases: z.array(MealPlanRelease) }),
  shows: ['meal plan', 'meal plan assignment'],
  errors: ['not found'],
})

/** One difference between a release and the plan as it is now. */
export const MealPlanChange = z.object({
  kind: z.enum(['cell', 'added', 'deleted', 'moved']),
  rowId: z.uuid(),
  type: z.string(),
  /** The names of day, meal and food, from the outermost inwards, in the asker's language. */
  path: z.array(z.string()),
  cell: z.string().nullable(),
  before: z.string(),
  after: z.string(),
})
export type MealPlanChange = z.output<typeof MealPlanChange>

export const getMealPlanChanges = endpoint({
  method: 'GET',
  path: '/mealPlans/:id/changes',
  access: update,
  summary: 'What completing would change since the last release, or going back to a release since now; and who would get it.',
  input: z.object({ ...idInput, releaseId: z.uuid().optional() }),
  output: z.object({
    /** The revision of the plan, which `complete` sends back. */
    revision: z.int(),
    changes: z.array(MealPlanChange),
    /** Clients who follow the plan now or soon. */
    followers: z.array(z.object({ assignmentId: z.uuid(), client: ClientCard, hits: z.array(MealPlanHit), hitCount: z.number().int() })),
  }),
  shows: ['meal plan', 'meal plan assignment', 'exclusion'],
  errors: ['not found'],
})

export const restoreMealPlan = endpoint({
  method: 'POST',
  path: '/mealPlans/:id/releases/:releaseId/restore',
  access: update,
  summary: 'Brings the plan back to an earlier release, as one gesture that can be undone. It stays a draft until it is completed.',
  input: z.object({ ...idInput, releaseId: z.uuid() }),
  output: MealPlan,
  changes: ['meal plan'],
  errors: ['not found'],
})
