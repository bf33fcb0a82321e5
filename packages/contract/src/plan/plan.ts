import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { Nothing, Timestamp } from '../lists.ts'

export const planErrors = {
  'client limit': 402,
  'client limit, write to us': 402,
  'client limit, ask the admin': 402,
  'plan needed': 402,
  'plan needed, write to us': 402,
  'plan needed, ask the admin': 402,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    plan: typeof planErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    plan: 'plan'
  }
}

export const checkPlan = endpoint({
  method: 'GET',
  path: '/payments/check-plan',
  access: { role: 'admin' },
  summary: 'Where the business stands with its trial or plan; asked once a session.',
  input: Nothing,
  output: z.object({
    /** Something ended and the days of grace run. */
    in_buffer: z.boolean(),
    /** The hours of grace that are left, rounded up. */
    hours: z.number().int(),
    /** Neither trial nor plan, and more active clients than the free tier holds. */
    max_free_exceeded: z.boolean(),
    /** The most that any plan with a price holds; above it the price is agreed. */
    max_clients_of_plans: z.number().int(),
    /** Active clients that are allowed now; null while there is no limit. */
    max_clients: z.number().int().nullable(),
    active_clients: z.number().int(),
    /** More active clients than the plan that runs holds. */
    max_clients_exceeded: z.boolean(),
    expiredServices: z.array(z.object({ message: z.string(), inBuffer: z.boolean() })),
    /** A renewal of the plan was not paid. */
    paymentFailed: z.boolean(),
    /** Nine tenths of the places of a limit are used. */
    isNearlyFull: z.boolean(),
    /** 0 when the trial is over or a plan runs. */
    remainingTrialDays: z.number().int(),
  }),
  shows: ['plan'],
})

/** A plan that ends with its business; what is paid of it is not given back. */
export const EndingPlan = z.object({
  business: z.string(),
  name: z.string(),
  /** False for one that the operator has granted. */
  isPaid: z.boolean(),
  /** The next charge, unless the plan is cancelled before; null where none is due. */
  renewsAt: Timestamp.nullable(),
})
export type EndingPlan = z.output<typeof EndingPlan>

export const listEndingPlans = endpoint({
  method: 'GET',
  path: '/payments/ending-plans',
  access: 'any',
  summary: 'The running plans that end with this account: those of the businesses that no other admin has.',
  input: Nothing,
  output: z.object({ plans: z.array(EndingPlan) }),
  shows: ['plan', 'account'],
})

export const checkExpiredPlanBuffer = endpoint({
  method: 'GET',
  path: '/payments/check-expired-plan-buffer',
  access: { role: 'admin' },
  input: Nothing,
  output: z.object({ in_buffer: z.boolean(), hours: z.number().int(), ends_at: Timestamp.nullable() }),
  shows: ['plan'],
})
