import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idInput, Nothing } from '../lists.ts'
import { ClientIds, RefusedClients } from './bulk-changes.ts'
import { ClientDetail } from './clients.ts'

// Many clients are invited by one call; one is invited by `resendInvitation`, or with the call that creates them.

/** The least time between two invitations to one client. */
export const invitationPause = { seconds: 60 } as const

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/clients/:id/resend-email',
  access: { permission: 'update clients' },
  summary: 'The invitation, first or again: a link of 14 days; an earlier one dies.',
  input: z.object(idInput),
  output: z.object({ client: ClientDetail }),
  changes: ['client'],
  errors: [
    'not found',
    'client deleted',
    'address needed',
    'registered already',
    'client inactive',
    'invitation just sent',
    'address of the team',
    'client exists',
    'client exists, ask the admin',
    'invitation declined',
  ],
})

export const listUninvitedClients = endpoint({
  method: 'GET',
  path: '/clients/uninvited',
  access: { permission: 'update clients' },
  summary: 'Active clients with an address who were never invited, the oldest first, as many as one call invites.',
  input: Nothing,
  output: z.object({
    ids: z.array(z.uuid()),
    /** The number of clients who cannot be invited, because they have no address. */
    withoutAddress: z.number().int(),
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
