import { z } from 'zod'
import { download, endpoint } from '../endpoint.ts'
import { Day, Email, idInput, listInput, Nothing, Timestamp } from '../lists.ts'
import { EndingPlan } from '../plan/plan.ts'
import { forOperator, Reason } from './access.ts'

/** How a business stands: with its plan, or above that with the operator. */
export const businessStates = [
  'trial',
  'free',
  'active',
  'ending',
  'incomplete',
  'overdue',
  'paused',
  'ended',
  'granted',
  'suspended',
  'closing',
] as const
export type BusinessState = (typeof businessStates)[number]

export const businessSorts = ['-registered', 'registered', 'name', '-name', 'seen', '-seen', 'clients', '-clients'] as const
export type BusinessSort = (typeof businessSorts)[number]

export const businessesPerPage = 50

export const BusinessPlan = z.object({
  /** The places of active clients; null without a limit. */
  places: z.number().int().nullable(),
  /** In cents of the currency, for the whole period. */
  price: z.number().int().nullable(),
  period: z.enum(['monthly', 'sixMonths', 'annual']).nullable(),
  currency: z.string(),
  endsAt: Timestamp.nullable(),
})
export type BusinessPlan = z.output<typeof BusinessPlan>

export const Coach = z.object({
  id: z.uuid(),
  business: z.string(),
  /** The admin who came first; null where nobody administers it any more. */
  owner: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
  registeredAt: Timestamp,
  /** Somebody of the team. */
  seenAt: Timestamp.nullable(),
  activeClients: z.number().int(),
  inactiveClients: z.number().int(),
  collaborators: z.number().int(),
  state: z.enum(businessStates),
  plan: BusinessPlan.nullable(),
  trialEndsAt: Timestamp,
  isTest: z.boolean(),
  hasCustomApp: z.boolean(),
})
export type Coach = z.output<typeof Coach>

/** `yes` and `no` where a query would say `true` and `false`. */
export const yesNo = z.enum(['yes', 'no']).optional()

export const businessFilters = {
  search: listInput.search,
  state: z.enum(businessStates).optional(),
  /** The places of a tier. */
  tier: z.coerce.number().int().min(1).max(100_000).optional(),
  test: yesNo,
  customApp: yesNo,
  /** The days of registration, in Europe/Rome. */
  from: Day.optional(),
  to: Day.optional(),
  sort: z.enum(businessSorts).default('-registered'),
}

export const getCoaches = endpoint({
  method: 'GET',
  path: '/dash/getCoaches',
  access: forOperator,
  summary: 'The businesses, 50 a page. The total leaves out test businesses, unless they are asked for.',
  input: z.object({ page: listInput.page, ...businessFilters }),
  output: z.object({ coaches: z.array(Coach), nextPage: z.number().int(), total: z.number().int() }),
  shows: ['business of the operator'],
})

export const exportCoaches = download({
  method: 'GET',
  path: '/dash/getCoaches/export',
  access: forOperator,
  summary: 'The businesses of these filters as CSV, test businesses only where they are asked for; asks for a fresh proof.',
  input: z.object({ ...businessFilters, reason: Reason }),
  types: ['text/csv; charset=utf-8'],
  errors: ['fresh proof needed'],
})

export const deletionStepKinds = ['stop sales', 'cancel subscriptions', 'notify clients', 'erase'] as const
export type DeletionStepKind = (typeof deletionStepKinds)[number]

export const RunningDeletion = z.object({
  askedAt: Timestamp,
  dueAt: Timestamp,
  steps: z.array(z.object({ kind: z.enum(deletionStepKinds), business: z.string().nullable(), doneAt: Timestamp.nullable() })),
})
export type RunningDeletion = z.output<typeof RunningDeletion>

export const interventionActions = [
  'change trial end',
  'grant plan',
  'end granted plan',
  'change test mark',
  'suspend business',
  'release business',
  'reset second factor',
  'delete user',
  'undo deletion of user',
  'export businesses',
  'open app document',
  'create custom app',
  'change custom app',
  'activate custom app',
  'deactivate custom app',
] as const
export type InterventionAction = (typeof interventionActions)[number]

export const Intervention = z.object({ id: z.uuid(), action: z.enum(interventionActions), reason: z.string(), at: Timestamp })
export type Intervention = z.output<typeof Intervention>

export const CoachDetail = z.object({
  ...Coach.shape,
  suspendedAt: Timestamp.nullable(),
  suspensionReason: z.string().nullable(),
  runningSubscriptions: z.number().int(),
  /** The businesses without another admin, which go with the owner's account. */
  goesWithOwner: z.array(
    z.object({
      name: z.string(),
      clients: z.number().int(),
      subscriptions: z.number().int(),
      /** The running plan, which ends with the erasure. */
      plan: EndingPlan.omit({ business: true }).nullable(),
    }),
  ),
  ownerHasSecondFactor: z.boolean(),
  deletion: RunningDeletion.nullable(),
  /** The latest of what the operator has done here. */
  interventions: z.array(Intervention),
})
export type CoachDetail = z.output<typeof CoachDetail>

export const getCoach = endpoint({
  method: 'GET',
  path: '/dash/businesses/:id',
  access: forOperator,
  input: z.object(idInput),
  output: CoachDetail,
  shows: ['business of the operator', 'intervention'],
  errors: ['not found'],
})

const changes = ['business of the operator', 'intervention'] as const

export const changeTrialEnd = endpoint({
  method: 'PUT',
  path: '/dash/businesses/:id/trial',
  access: forOperator,
  summary: 'The trial lasts until the end of this day, in Europe/Rome.',
  input: z.object({ ...idInput, day: Day, reason: Reason }),
  output: Nothing,
  changes,
  errors: ['not found', 'day has passed'],
})

export const grantPlan = endpoint({
  method: 'PUT',
  path: '/dash/businesses/:id/plan',
  access: forOperator,
  summary: 'A plan that nothing is charged for: premium, or the places that were agreed with a large business.',
  input: z.object({
    ...idInput,
    /** Null for no limit. */
    places: z.int().min(1).max(100_000).nullable(),
    /** The last day, in Europe/Rome; null until it is ended. */
    until: Day.nullable(),
    reason: Reason,
  }),
  output: Nothing,
  changes,
  errors: ['not found', 'plan is paid', 'day has passed'],
})

export const endGrantedPlan = endpoint({
  method: 'POST',
  path: '/dash/businesses/:id/endGrantedPlan',
  access: forOperator,
  input: z.object({ ...idInput, reason: Reason }),
  output: Nothing,
  changes,
  errors: ['not found', 'no granted plan'],
})

export const changeTestMark = endpoint({
  method: 'PUT',
  path: '/dash/businesses/:id/test',
  access: forOperator,
  summary: 'A test business counts in no figure, total or export.',
  input: z.object({ ...idInput, isTest: z.boolean(), reason: Reason }),
  output: Nothing,
  changes,
  errors: ['not found'],
})

export const suspendBusiness = endpoint({
  method: 'POST',
  path: '/dash/businesses/:id/suspend',
  access: forOperator,
  summary: 'Nobody enters it, and it sells nothing; everything stays.',
  input: z.object({ ...idInput, reason: Reason }),
  output: Nothing,
  changes,
  errors: ['not found', 'already suspended'],
})

export const releaseBusiness = endpoint({
  method: 'POST',
  path: '/dash/businesses/:id/release',
  access: forOperator,
  input: z.object({ ...idInput, reason: Reason }),
  output: Nothing,
  changes,
  errors: ['not found', 'not suspended'],
})

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/dash/resetSecondFactor',
  access: forOperator,
  summary: 'For somebody who lost phone and codes, by their address; they get a mail, and their sessions end. Asks for a fresh proof.',
  input: z.object({ email: Email, reason: Reason }),
  output: Nothing,
  changes,
  errors: ['not found', 'second factor off', 'operator account', 'fresh proof needed'],
})
