import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idInput, Timestamp } from '../lists.ts'
import { forOperator, Reason } from './access.ts'

/** Between the mail and the erasure. */
export const operatorDeletionDays = 7

const changes = ['business of the operator', 'intervention'] as const

export const deleteUser = endpoint({
  method: 'POST',
  path: '/dash/:id/deleteUser',
  access: forOperator,
  summary: 'Ends the account of a person, and the businesses that no other admin has. Asks for a fresh proof.',
  input: z.object({
    ...idInput,
    /** The person's address, typed by whoever deletes. */
    email: z.string().trim().max(254),
    reason: Reason,
  }),
  output: z.object({ dueAt: Timestamp }),
  changes,
  errors: ['not found', 'address differs', 'cannot delete oneself', 'operator account', 'deletion runs already', 'fresh proof needed'],
})

export const undoDeletion = endpoint({
  method: 'POST',
  path: '/dash/:id/undoDeletion',
  access: forOperator,
  summary: 'The account and its businesses stay. Subscriptions that were cancelled stay so.',
  input: z.object({ ...idInput, reason: Reason }),
  output: z.object({}),
  changes,
  errors: ['not found', 'no deletion runs'],
})
