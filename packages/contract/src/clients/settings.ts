import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listViewCalls } from '../list-views.ts'
import { idInput, Nothing } from '../lists.ts'
import { clientFilters, clientSorts, ClientType } from './clients.ts'

declare module '../endpoint.ts' {
  interface AreaThings {
    clientSettings: 'client settings' | 'client view'
  }
}

// The client settings of a business, its client types, and the views that each member saves.

export const deactivationDaysAtMost = 365
export const unpaidDaysRange = { min: 3, max: 30, preset: 14 } as const

export const ClientSettings = z.object({
  /** Whether clients may add weights, photos and metrics to their own records. */
  mayAddWeights: z.boolean(),
  mayAddPhotos: z.boolean(),
  mayAddMetrics: z.boolean(),
  /** Days after the end of a subscription; null: nobody is deactivated by itself. */
  deactivateAfterDays: z.number().int().nullable(),
  /** Whether client and team are notified by mail. */
  notifiesDeactivation: z.boolean(),
  /** Whether clients may pause and resume their own subscriptions. */
  mayPauseSubscription: z.boolean(),
  /** Days after which a subscription whose renewal is unpaid is ended. */
  unpaidDays: z.number().int(),
})
export type ClientSettings = z.output<typeof ClientSettings>

export const getClientSettings = endpoint({
  method: 'GET',
  path: '/client-settings',
  access: { role: 'admin' },
  input: Nothing,
  output: ClientSettings,
  shows: ['client settings'],
})

export const updateClientSettings = endpoint({
  method: 'POST',
  path: '/update-client-settings',
  access: { role: 'admin' },
  summary: 'Only what is sent changes.',
  input: z.object({ mayAddWeights: z.boolean().optional(), mayAddPhotos: z.boolean().optional(), mayAddMetrics: z.boolean().optional() }),
  output: ClientSettings,
  changes: ['client settings'],
})

export const updateSubscriptionsSettings = endpoint({
  method: 'POST',
  path: '/update-subscriptions-settings',
  access: { role: 'admin' },
  summary: 'Only what is sent changes.',
  input: z.object({
    deactivateAfterDays: z.number().int().min(0).max(deactivationDaysAtMost).nullable().optional(),
    notifiesDeactivation: z.boolean().optional(),
    mayPauseSubscription: z.boolean().optional(),
    unpaidDays: z.int().min(unpaidDaysRange.min).max(unpaidDaysRange.max).optional(),
  }),
  output: ClientSettings,
  changes: ['client settings'],
})

export const {
  list: listClientViews,
  create: createClientView,
  update: updateClientView,
  delete: deleteClientView,
} = listViewCalls({
  path: '/clients',
  access: { permission: 'view clients' },
  filters: z.object({ ...clientFilters, sort: z.enum(clientSorts).optional() }),
  thing: 'client view',
})

const TypeName = z.string().trim().min(1).max(60)
const Color = z.string().regex(/^#[0-9A-Fa-f]{6}$/)

export const listClientTypes = endpoint({
  method: 'GET',
  path: '/clients/client-types',
  access: { permission: 'view clients' },
  input: Nothing,
  output: z.object({ clientTypes: z.array(ClientType) }),
  shows: ['client type'],
})

export const listClientTypeFilters = endpoint({
  method: 'GET',
  path: '/clients/client-types/filters',
  access: { permission: 'view clients' },
  summary: 'The types with how many of the asker’s clients have each; id null stands for none.',
  input: Nothing,
  output: z.object({
    filters: z.array(z.object({ id: z.uuid().nullable(), name: z.string(), color: z.string().nullable(), count: z.number().int() })),
  }),
  shows: ['client', 'client type'],
})

export const createClientType = endpoint({
  method: 'POST',
  path: '/clients/client-types',
  access: { permission: 'update clients' },
  input: z.object({ name: TypeName, color: Color }),
  output: ClientType,
  changes: ['client type'],
  errors: ['type exists', 'too many types'],
})

export const updateClientType = endpoint({
  method: 'PUT',
  path: '/clients/client-types/:id',
  access: { permission: 'update clients' },
  input: z.object({ ...idInput, name: TypeName.optional(), color: Color.optional() }),
  output: ClientType,
  changes: ['client type'],
  errors: ['not found', 'type exists'],
})

export const deleteClientType = endpoint({
  method: 'DELETE',
  path: '/clients/client-types/:id',
  access: { permission: 'delete clients' },
  summary: 'Clients of this type stay, without one.',
  input: z.object(idInput),
  output: z.object({ id: z.uuid(), clients: z.number().int() }),
  changes: ['client type'],
  errors: ['not found'],
})
