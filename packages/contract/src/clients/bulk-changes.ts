import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day } from '../lists.ts'
import { Tag, WrittenTag } from '../tags.ts'
import { subscriptionSources } from './clients.ts'
import { renewalMonthsAtMost } from './subscriptions.ts'

export const clientsInBulk = 500

export const ClientIds = z.array(z.uuid()).min(1).max(clientsInBulk)
/** Clients that a bulk call leaves out, each with the reason in the asker's language. */
export const RefusedClients = z.array(z.object({ id: z.uuid(), name: z.string(), reason: z.string() }))

/** One client's new end and the former one, with which an undo brings it back. */
export const Renewal = z.object({
  id: z.uuid(),
  renewedEnd: Day,
  formerEnd: Day.nullable(),
  formerSource: z.enum(subscriptionSources).nullable(),
})
export type Renewal = z.output<typeof Renewal>

export const changeManyClients = endpoint({
  method: 'POST',
  path: '/clients/bulk',
  access: { permission: 'update clients' },
  summary: 'One change to many clients. Those it cannot be made to are named with the reason; the others are changed.',
  input: z.discriminatedUnion('action', [
    z.object({ action: z.literal('set type'), ids: ClientIds, typeId: z.uuid().nullable() }),
    z.object({ action: z.literal('add tag'), ids: ClientIds, tag: WrittenTag }),
    z.object({ action: z.literal('remove tag'), ids: ClientIds, tag: Tag }),
    z.object({ action: z.literal('assign'), ids: ClientIds, collaboratorId: z.uuid() }),
    z.object({ action: z.literal('unassign'), ids: ClientIds, collaboratorId: z.uuid() }),
    /** Renews by one or more months after the present end, or after today where that has passed. */
    z.object({ action: z.literal('renew'), ids: ClientIds, months: z.number().int().min(1).max(renewalMonthsAtMost) }),
    z.object({ action: z.literal('deactivate'), ids: ClientIds }),
    z.object({ action: z.literal('restore'), ids: ClientIds }),
  ]),
  output: z.object({
    /** The clients with the wanted state now, including those that had it before. */
    done: z.array(z.uuid()),
    /** The clients that the call changed; an undo concerns only these. */
    changed: z.array(z.uuid()),
    refused: RefusedClients,
    /** The former and new ends of a renewal, as `undoRenewals` takes them. */
    renewals: z.array(Renewal).optional(),
  }),
  changes: ['client'],
  errors: ['not found', 'forbidden'],
})

export const undoRenewals = endpoint({
  method: 'POST',
  path: '/clients/bulk/undo-renewal',
  access: { permission: 'update clients' },
  summary: 'Brings the former ends back where the renewed one still stands. Those that somebody changed since stay as they are.',
  input: z.object({ renewals: z.array(Renewal).min(1).max(clientsInBulk) }),
  output: z.object({ changed: z.array(z.uuid()) }),
  changes: ['client'],
  errors: ['not found'],
})
