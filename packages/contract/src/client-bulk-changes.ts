import { z } from 'zod'
import { renewalMonthsAtMost } from './client-subscriptions.ts'
import { Tag } from './clients.ts'
import { endpoint } from './endpoint.ts'

export const clientsInBulk = 500

export const ClientIds = z.array(z.uuid()).min(1).max(clientsInBulk)
/** Those whom a call that is about many leaves out, each with the reason in the asker's language. */
export const RefusedClients = z.array(z.object({ id: z.uuid(), name: z.string(), reason: z.string() }))

export const changeManyClients = endpoint({
  method: 'POST',
  path: '/clients/bulk',
  access: { permission: 'update clients' },
  summary: 'One change to many clients. Those it cannot be made to are named with the reason; the others are changed.',
  input: z.discriminatedUnion('action', [
    z.object({ action: z.literal('set type'), ids: ClientIds, typeId: z.uuid().nullable() }),
    z.object({ action: z.literal('add tag'), ids: ClientIds, tag: Tag }),
    z.object({ action: z.literal('remove tag'), ids: ClientIds, tag: Tag }),
    z.object({ action: z.literal('assign'), ids: ClientIds, collaboratorId: z.uuid() }),
    z.object({ action: z.literal('unassign'), ids: ClientIds, collaboratorId: z.uuid() }),
    /** One more month, or several, after the present end, or after today where that has passed. */
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
  }),
  changes: ['client'],
  errors: ['not found', 'forbidden'],
})
