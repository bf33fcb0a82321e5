import { z } from 'zod'
import { PersonName } from '../account/account.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { languages } from '../languages.ts'
import { Email, idInput, listInput, Nothing, Timestamp } from '../lists.ts'
import { collaboratorRoles } from '../roles.ts'

export const collaboratorsErrors = {
  'already in the team': 422,
  'left the team': 422,
  'already a client': 422,
  'joined already': 409,
  'invited just now': 429,
  'too many invitations': 429,
  'same collaborator': 422,
  'not taken over by': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    collaborators: typeof collaboratorsErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    collaborators: 'collaborator'
  }
}

/** Invited until they have accepted; inactive people keep their clients and cannot enter. */
export const collaboratorStatuses = ['invited', 'active', 'inactive'] as const
export const collaboratorSorts = ['name', '-name', 'clients', '-clients', 'lastSeen', '-lastSeen', 'created', '-created'] as const
export const collaboratorsPerPage = 50
export const teamClientsPerPage = 50
export const clientsAtOnce = 500
/** Between two invitations to the same address. */
export const invitationPauseSeconds = 60
/** The limit of one business for all addresses together, because it must not send hundreds of unrequested mails. */
export const invitationsPerHour = 50

const ClientIds = z.array(z.uuid()).min(1).max(clientsAtOnce)

export const Collaborator = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  role: z.enum(collaboratorRoles),
  photo: z.string().nullable(),
  status: z.enum(collaboratorStatuses),
  /** The number of clients in their charge that the caller may see. */
  clients: z.number().int(),
  createdAt: Timestamp,
  /** Facts for the admin alone; null for everyone else. */
  private: z
    .object({
      email: z.string(),
      isNameHidden: z.boolean(),
      lastSeenAt: Timestamp.nullable(),
      /** The invitation, until it is accepted; an address with an account looks the same as one without. */
      invitation: z.object({ sentAt: Timestamp, liveUntil: Timestamp, declinedAt: Timestamp.nullable() }).nullable(),
    })
    .nullable(),
  may: z.object({ edit: z.boolean(), invite: z.boolean(), deactivate: z.boolean(), restore: z.boolean(), delete: z.boolean() }),
})

export const listCollaborators = endpoint({
  method: 'GET',
  path: '/collaborators',
  access: { permission: 'view clients' },
  summary: 'The team but for the admin. Addresses, last visits and hidden names are told to the admin alone.',
  input: z.object({
    ...listInput,
    role: z.enum(collaboratorRoles).optional(),
    status: z.enum(collaboratorStatuses).optional(),
    sort: z.enum(collaboratorSorts).default('name'),
  }),
  output: z.object({
    collaborators: z.array(Collaborator),
    nextPage: z.number().int(),
    /** Counts of the whole team, regardless of the search. */
    counts: z.object({ total: z.number().int(), invited: z.number().int(), inactive: z.number().int() }),
  }),
  shows: ['client', 'collaborator'],
})

export const getCollaborator = endpoint({
  method: 'GET',
  path: '/collaborators/:id',
  access: { role: 'admin' },
  input: z.object(idInput),
  output: Collaborator,
  shows: ['client', 'collaborator'],
  errors: ['not found'],
})

export const getAdmin = endpoint({
  method: 'GET',
  path: '/collaborators/admin',
  access: { role: ['coach', 'nutritionist', 'client'] },
  summary: 'Whose business it is. The address is told to collaborators alone.',
  input: Nothing,
  output: z.object({ id: z.uuid(), name: z.string(), photo: z.string().nullable(), email: z.string().nullable() }),
  shows: ['collaborator'],
})

export const getMyTeam = endpoint({
  method: 'GET',
  path: '/me/team',
  access: { role: 'client' },
  summary: 'Who looks after the client who asks. Who hides their name stands here as the admin.',
  input: Nothing,
  output: z.object({
    team: z.array(
      z.object({ id: z.uuid(), name: z.string(), photo: z.string().nullable(), role: z.enum(['admin', ...collaboratorRoles]) }),
    ),
  }),
  shows: ['collaborator'],
})

export const createCollaborator = endpoint({
  method: 'POST',
  path: '/collaborators/create',
  access: { role: 'admin' },
  summary: 'Invite a coach or a nutritionist by mail.',
  input: z.object({
    firstName: PersonName,
    lastName: PersonName,
    email: Email,
    role: z.enum(collaboratorRoles),
    isNameHidden: z.boolean().default(false),
    /** The language of the invitation; the asker's when left out. */
    language: z.enum(languages).optional(),
  }),
  output: Collaborator,
  changes: ['collaborator', 'client'],
  errors: ['already in the team', 'left the team', 'already a client', 'invited just now', 'too many invitations', 'invitation declined'],
})

export const updateCollaborator = endpoint({
  method: 'PUT',
  path: '/collaborators/:id/update',
  access: { role: 'admin' },
  input: z.object({ ...idInput, role: z.enum(collaboratorRoles).optional(), isNameHidden: z.boolean().optional() }),
  output: Collaborator,
  changes: ['collaborator', 'client'],
  errors: ['not found'],
})

export const inviteCollaboratorAgain = endpoint({
  method: 'POST',
  path: '/collaborators/:id/invite',
  access: { role: 'admin' },
  summary: 'Send the invitation again; the earlier link dies.',
  input: z.object(idInput),
  output: Collaborator,
  changes: ['collaborator', 'client'],
  errors: ['not found', 'joined already', 'invited just now', 'too many invitations', 'invitation declined'],
})

export const deactivateCollaborator = endpoint({
  method: 'POST',
  path: '/collaborators/:id/deactivate',
  access: { role: 'admin' },
  summary: 'They can no longer enter, at once; their clients stay assigned to them.',
  input: z.object(idInput),
  output: Collaborator,
  changes: ['collaborator', 'client'],
  errors: ['not found'],
})

export const restoreCollaborator = endpoint({
  method: 'POST',
  path: '/collaborators/:id/restore',
  access: { role: 'admin' },
  input: z.object(idInput),
  output: Collaborator,
  changes: ['collaborator', 'client'],
  errors: ['not found'],
})

export const getCollaboratorDeletion = endpoint({
  method: 'GET',
  path: '/collaborators/:id/deletion',
  access: { role: 'admin' },
  summary: 'What deleting would leave behind, and who could take it over.',
  input: z.object(idInput),
  output: z.object({
    clients: z.number().int(),
    /** The number of clients with nobody else in charge. */
    clientsLeftAlone: z.number().int(),
    /** Content that they made for clients; it is deleted with them unless somebody takes it over. */
    content: z.array(z.object({ kind: z.string(), label: z.string(), count: z.number().int() })),
    heirs: z.array(
      z.object({ id: z.uuid(), name: z.string(), photo: z.string().nullable(), role: z.enum(['admin', ...collaboratorRoles]) }),
    ),
  }),
  shows: ['client', 'collaborator'],
  errors: ['not found'],
})

export const deleteCollaborator = endpoint({
  method: 'DELETE',
  path: '/collaborators/:id/delete',
  access: { role: 'admin' },
  summary: 'Ends their sessions at once. Clients and content move to another member, or content goes when nobody takes it over.',
  input: z.object({ ...idInput, moveTo: z.uuid().nullable() }),
  output: z.object({ id: z.uuid(), clients: z.number().int() }),
  changes: ['collaborator', 'client'],
  errors: ['not found', 'same collaborator', 'not taken over by'],
})

export const changeCollaborator = endpoint({
  method: 'POST',
  path: '/collaborators/changeCollaborator/:id',
  access: { role: 'admin' },
  summary: 'Put another collaborator in charge of the chosen clients, or of all where none are named.',
  input: z.object({ ...idInput, to: z.uuid(), clientIds: ClientIds.optional() }),
  output: z.object({ moved: z.number().int() }),
  changes: ['collaborator', 'client'],
  errors: ['not found', 'same collaborator'],
})

export const removeClients = endpoint({
  method: 'POST',
  path: '/collaborators/removeClient/:id',
  access: { role: 'admin' },
  summary: 'Take clients from a collaborator; what the collaborator had assigned to them goes.',
  input: z.object({ ...idInput, clientIds: ClientIds }),
  output: z.object({ removed: z.number().int() }),
  changes: ['collaborator', 'client'],
  errors: ['not found'],
})

export const addClients = endpoint({
  method: 'POST',
  path: '/collaborators/:id/clients',
  access: { role: 'admin' },
  summary: 'Give clients to a collaborator.',
  input: z.object({ ...idInput, clientIds: ClientIds }),
  output: z.object({ added: z.number().int() }),
  changes: ['collaborator', 'client'],
  errors: ['not found'],
})

export const TeamClient = z.object({
  id: z.uuid(),
  name: z.string(),
  photo: z.string().nullable(),
  email: z.string().nullable(),
  isActive: z.boolean(),
  since: Timestamp,
  /** The others in charge. */
  colleagues: z.array(z.object({ id: z.uuid(), name: z.string() })),
})

export const listClientsOfCollaborator = endpoint({
  method: 'GET',
  path: '/collaborators/:id/clients',
  access: { role: 'admin' },
  input: z.object({ ...idInput, ...listInput }),
  output: z.object({ clients: z.array(TeamClient), nextPage: z.number().int(), total: z.number().int() }),
  shows: ['client', 'collaborator'],
  errors: ['not found'],
})
