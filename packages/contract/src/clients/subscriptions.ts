import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { collaboratorFilter, Day, idInput, Nothing } from '../lists.ts'
import { ClientCard, ClientDetail } from './clients.ts'

// Subscriptions tell until when clients have paid. A renewal of many is a change of `bulk-changes.ts`.

/** A subscription that ends within these days is ending. */
export const subscriptionEndingDays = 30
/** A subscription that ends within so many days is on the home page’s list of who needs attention. */
export const subscriptionEndsSoonDays = 7
export const renewalMonthsAtMost = 36

export const listExpiringSubscriptions = endpoint({
  method: 'GET',
  path: '/clients/expiring-manual-subscriptions/list',
  access: { permission: 'view clients' },
  summary:
    'Active clients, of one collaborator if named, without a subscription that renews, whose end is within 30 days, the next ' +
    'end first; then those that have ended.',
  input: z.object({ ...collaboratorFilter }),
  output: z.object({
    clients: z.array(
      z.object({
        ...ClientCard.shape,
        subscriptionEnd: Day,
        /** The days until the end; below 0 when it has passed. */
        days: z.number().int(),
      }),
    ),
  }),
  shows: ['client'],
  errors: ['not found'],
})

export const hasManualSubscriptions = endpoint({
  method: 'GET',
  path: '/has-clients-with-manual-subscriptions',
  access: { permission: 'view clients' },
  input: Nothing,
  output: z.object({ hasClientsWithManualSubscriptions: z.boolean() }),
  shows: ['client'],
})

export const updateSubscriptionEnd = endpoint({
  method: 'POST',
  path: '/clients/:id/update-subscription-end',
  access: { permission: 'update clients' },
  summary: 'A date set by hand; null takes it away.',
  input: z.object({ ...idInput, subscriptionEnd: Day.nullable() }),
  output: z.object({ client: ClientDetail }),
  changes: ['client'],
  errors: ['not found', 'client deleted', 'too long ago'],
})
