import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idInput, largestInteger, listInput, Timestamp } from '../lists.ts'
import { Withdrawal } from '../purchases/fields.ts'
import { ChangeFigures, Subscription, SubscriptionDetail, subscriptionFilters, SubscriptionTotals } from './subscriptions.ts'

const view = { permission: 'view subscriptions' } as const
const cancel = { permission: 'cancel subscriptions' } as const
const shows = ['subscription', 'payment', 'package', 'client', 'client pause', 'client settings'] as const
const changes = ['subscription', 'client'] as const
const requestErrors = ['not found', 'payment failed', 'subscription over'] as const

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/subscriptions',
  access: view,
  summary: 'The latest first; clients see their own. Totals stand beside the first page of those who see all.',
  input: z.object({ ...listInput, ...subscriptionFilters }),
  output: z.object({
    subscriptions: z.array(Subscription),
    nextPage: z.number().int(),
    total: z.number().int(),
    /** One for each currency; null beside later pages and for clients. */
    totals: z.array(SubscriptionTotals).nullable(),
  }),
  shows,
  errors: ['not found'],
})

export const listClientSubscriptions = endpoint({
  method: 'GET',
  path: '/clients/:id/subscriptions',
  access: { permission: ['view clients', 'view subscriptions'] },
  input: z.object({ ...idInput, page: listInput.page }),
  output: z.object({ subscriptions: z.array(Subscription), nextPage: z.number().int() }),
  shows,
  errors: ['not found'],
})

export const getSubscription = endpoint({
  method: 'GET',
  path: '/subscriptions/:id',
  access: view,
  input: z.object(idInput),
  output: SubscriptionDetail,
  shows,
  errors: ['not found'],
})

export const cancelSubscription = endpoint({
  method: 'DELETE',
  path: '/subscriptions/:id',
  keepsRow: true,
  access: cancel,
  summary: 'Ends with the paid period, or now, which only the professional may choose. Sent twice, done once.',
  input: z.object({ ...idInput, at: z.enum(['period end', 'now']).default('period end') }),
  output: Subscription,
  changes,
  errors: [...requestErrors, 'only you end at once'],
})

export const keepSubscription = endpoint({
  method: 'POST',
  path: '/subscriptions/:id/keep',
  access: cancel,
  summary: 'Takes back a cancellation while the paid period lasts. Clients take back only their own.',
  input: z.object(idInput),
  output: Subscription,
  changes,
  errors: [...requestErrors, 'subscription not cancelled'],
})

/** Another package, another version of its price, or another day of the charge; without a version the terms stay. */
const change = {
  ...idInput,
  versionId: z.uuid().optional(),
  at: z.enum(['now', 'period end']).default('period end'),
  /** The day of the month on which it is charged from then on; null leaves it. */
  anchorDay: z.int().min(1).max(28).nullable().default(null),
}
const cents = z.int().min(0).max(largestInteger)
const changeErrors = [
  ...requestErrors,
  'subscription not running',
  'subscription unpaid',
  'offer ended',
  'change of currency',
  'nothing to change',
] as const

export const previewSubscriptionChange = endpoint({
  method: 'POST',
  path: '/subscriptions/:id/change-preview',
  access: { role: 'admin' },
  summary: 'What the change would cost. Changes nothing.',
  input: z.object(change),
  output: ChangeFigures.extend({
    currency: z.string(),
    /** Send them with the change: another price or another charge meanwhile is refused. */
    amountSeen: z.number().int(),
    prorationDate: Timestamp,
  }),
  changes: { nothing: 'a preview' },
  errors: changeErrors,
})

export const changeSubscription = endpoint({
  method: 'POST',
  path: '/subscriptions/:id/change',
  access: { role: 'admin' },
  summary: 'At once, with what is due for the rest of the period, or when the paid period is over.',
  input: z.object({ ...change, amountSeen: cents, dueNowSeen: cents, balanceSeen: cents, prorationDate: Timestamp }),
  output: Subscription,
  changes,
  errors: [...changeErrors, 'offer changed'],
})

export const releaseSubscriptionChange = endpoint({
  method: 'POST',
  path: '/subscriptions/:id/release-change',
  access: { role: 'admin' },
  summary: 'Takes back a change that waits for the end of the period.',
  input: z.object(idInput),
  output: Subscription,
  changes,
  errors: [...requestErrors, 'no change waits'],
})

export const pauseSubscription = endpoint({
  method: 'POST',
  path: '/subscriptions/:id/pause',
  access: { permission: 'view subscriptions' },
  summary: 'Nothing is charged until it is resumed. Clients may where the subscriptions settings allow it.',
  input: z.object(idInput),
  output: Subscription,
  changes,
  errors: [...requestErrors, 'pause not allowed', 'subscription not running', 'subscription unpaid', 'subscription already paused'],
})

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/subscriptions/:id/resume',
  access: { permission: 'view subscriptions' },
  input: z.object(idInput),
  output: Subscription,
  changes,
  errors: [...requestErrors, 'pause not allowed', 'subscription not paused'],
})

export const changeSubscriptionCard = endpoint({
  method: 'POST',
  path: '/subscriptions/:id/card',
  access: { role: 'client' },
  summary: 'The provider’s page for a new card, which becomes the one of this subscription and pays what is unpaid.',
  input: z.object(idInput),
  output: z.object({ url: z.string() }),
  changes: { nothing: 'the card changes once the provider says so' },
  errors: [...requestErrors, 'no card needed'],
})

export const withdrawSubscription = endpoint({
  method: 'POST',
  path: '/subscriptions/:id/withdraw',
  access: { role: 'client' },
  summary: 'Withdraws from the contract within 14 days. It ends now, and a mail acknowledges the hour.',
  input: z.object(idInput),
  output: z.object({ subscription: Subscription, withdrawal: Withdrawal }),
  changes,
  errors: ['not found', 'payment failed', 'withdrawal over'],
})

export const listEndingSubscriptions = endpoint({
  method: 'POST',
  path: '/subscriptions/ending-with-clients',
  access: { permission: 'view clients' },
  summary: 'The subscriptions that end if these clients are deactivated or deleted, for the warning. Changes nothing.',
  input: z.object({ clientIds: z.array(z.uuid()).min(1).max(500) }),
  output: z.object({ clients: z.array(z.object({ clientId: z.uuid(), packages: z.array(z.string()) })) }),
  changes: { nothing: 'a question with a long list' },
})
