import { z } from 'zod'
// imported for the error codes that the module declares, because the calls below answer with them too
import { endpoint } from '../endpoint.ts'
import { idInput, Nothing, Timestamp } from '../lists.ts'
import type {} from '../permissions/permissions.ts'
import { workspaceRoles } from '../roles.ts'
import { LinkToken } from './account.ts'

declare module '../endpoint.ts' {
  interface AreaThings {
    accountInvitations: 'membership'
  }
}

/** After an invitation is declined, the same business can invite the address again only after this number of days. */
export const declinedPauseDays = 7

export const getInvitation = endpoint({
  method: 'GET',
  path: '/invitations/:token',
  access: { public: 'the link in the invitation is the proof' },
  summary: 'Who invites, and as what, before the invited person answers. Null for a link that no longer works.',
  input: z.object({ token: LinkToken }),
  output: z.object({
    invitation: z
      .object({
        email: z.string(),
        business: z.string(),
        logo: z.string().nullable(),
        role: z.enum(workspaceRoles),
        /** The address has no account: whoever accepts chooses a password. */
        needsPassword: z.boolean(),
        liveUntil: Timestamp,
      })
      .nullable(),
  }),
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/invitations/accept',
  access: { public: 'the link in the invitation is the proof' },
  summary: 'The yes of an account that stands. An address without one accepts by setting its password.',
  input: z.object({ token: LinkToken }),
  output: z.object({ workspaceId: z.uuid() }),
  changes: ['membership'],
  errors: ['dead link', 'password needed', 'already a member'],
})

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/invitations/decline',
  access: { public: 'the link in the invitation is the proof' },
  input: z.object({ token: LinkToken }),
  output: Nothing,
  changes: ['membership'],
  errors: ['dead link'],
})

export const listOwnBusinesses = endpoint({
  method: 'GET',
  path: '/me/businesses',
  access: 'any',
  summary: 'Where the asker is a member, deactivated or not, and who has invited them.',
  input: Nothing,
  output: z.object({
    businesses: z.array(
      z.object({
        workspaceId: z.uuid(),
        name: z.string(),
        role: z.enum(workspaceRoles),
        /** False where the business has deactivated the membership. */
        isActive: z.boolean(),
        /** True for the only admin, who cannot leave the business because nobody else could run it. */
        isOnlyAdmin: z.boolean(),
      }),
    ),
    invitations: z.array(
      z.object({ id: z.uuid(), business: z.string(), role: z.enum(workspaceRoles), sentAt: Timestamp, liveUntil: Timestamp }),
    ),
  }),
  shows: ['membership'],
})

export const acceptOwnInvitation = endpoint({
  method: 'POST',
  path: '/me/invitations/:id/accept',
  access: 'any',
  input: z.object(idInput),
  output: z.object({ workspaceId: z.uuid() }),
  changes: ['membership'],
  errors: ['not found', 'already a member'],
})

export const declineOwnInvitation = endpoint({
  method: 'POST',
  path: '/me/invitations/:id/decline',
  access: 'any',
  input: z.object(idInput),
  output: Nothing,
  changes: ['membership'],
  errors: ['not found'],
})

export const leaveBusiness = endpoint({
  method: 'POST',
  path: '/me/businesses/:workspaceId/leave',
  access: 'any',
  summary: 'Ends the asker’s membership, deactivated or not. The business keeps its own records.',
  input: z.object({ workspaceId: z.uuid() }),
  output: Nothing,
  changes: ['membership'],
  errors: ['not found', 'last admin'],
})
