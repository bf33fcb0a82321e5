import { z } from 'zod'
import { ClientIds, RefusedClients } from './clients.ts'
import { endpoint } from './endpoint.ts'
import { Nothing } from './lists.ts'

// Many clients are invited by one call; one is invited by `resendInvitation`, or with the call that creates them.

export const listUninvitedClients = endpoint({
  method: 'GET',
  path: '/clients/uninvited',
  access: { permission: 'update clients' },
  summary: 'Active clients with an address who were never invited, the oldest first, as many as one call invites.',
  input: Nothing,
  output: z.object({
    ids: z.array(z.uuid()),
    /** Those who cannot be invited for want of an address. */
    withoutAddress: z.number().int(),
    /** How many mails to people outside are left today; null where there is no limit. */
    mailsLeft: z.number().int().nullable(),
  }),
  shows: ['client'],
})

export const inviteManyClients = endpoint({
  method: 'POST',
  path: '/clients/invite',
  access: { permission: 'update clients' },
  summary: 'Invites many, for the first time or again; those who cannot be invited are named with the reason. Sent twice, mailed once.',
  input: z.object({ ids: ClientIds }),
  output: z.object({ invited: z.array(z.uuid()), refused: RefusedClients }),
  changes: ['client'],
  errors: ['not found'],
})
