import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idInput, Nothing, Timestamp } from '../lists.ts'
import { forOperator } from './access.ts'

export const FailedJob = z.object({
  id: z.uuid(),
  /** The job's name in the code. */
  job: z.string(),
  tries: z.number().int(),
  failedAt: Timestamp,
})
export type FailedJob = z.output<typeof FailedJob>

export const getOperation = endpoint({
  method: 'GET',
  path: '/dash/operation',
  access: forOperator,
  summary: 'How the installation runs.',
  input: Nothing,
  output: z.object({
    build: z.string().nullable(),
    migration: z.number().int(),
    disk: z.object({ free: z.number(), reserve: z.number(), isShort: z.boolean() }).nullable(),
    /** The latest hundred of the jobs that were given up. */
    failedJobs: z.array(FailedJob),
    failedJobCount: z.number().int(),
    sweeps: z.array(z.object({ name: z.string(), cron: z.string(), succeededAt: Timestamp.nullable(), failingItems: z.number().int() })),
    waitingMails: z.number().int(),
    waitingPushes: z.number().int(),
    /** Events of the payment provider that were refused today and yesterday. */
    refusedWebhooks: z.number().int(),
    waitingWebhooks: z.number().int(),
    backedUpAt: Timestamp.nullable(),
    /** The parts that fail on the node that answers, without keeping it from its other work. */
    isStoreAway: z.boolean(),
    arePdfsFailing: z.boolean(),
  }),
  shows: ['failed job'],
})

export const retryJob = endpoint({
  method: 'POST',
  path: '/dash/operation/jobs/:id/retry',
  access: forOperator,
  summary: 'The job runs again from its first try.',
  input: z.object(idInput),
  output: Nothing,
  changes: ['failed job'],
  errors: ['not found'],
})

export const discardJob = endpoint({
  method: 'DELETE',
  path: '/dash/operation/jobs/:id',
  access: forOperator,
  input: z.object(idInput),
  output: Nothing,
  changes: ['failed job'],
  errors: ['not found'],
})
