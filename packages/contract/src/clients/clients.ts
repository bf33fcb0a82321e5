import { z } from 'zod'
import { PersonName, Phone } from '../account/account.ts'
import { endpoint, type Thing } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { languages } from '../languages.ts'
import { Day, Email, groupFilter, idInput, listInput, Nothing, Timestamp } from '../lists.ts'
import { collaboratorRoles } from '../roles.ts'
// imported for the error codes that the modules declare, because the calls below answer with them too
import type {} from '../plan/plan.ts'
import type {} from './consents.ts'
import type {} from '../visits/visits.ts'
import { Pause } from './pauses.ts'
import { RichText } from '../rich-text.ts'
import { Tag, WrittenTag } from '../tags.ts'

export const clientsErrors = {
  'client deleted': 404,
  'client exists': 422,
  'client exists, ask the admin': 422,
  'client exists among the deleted': 422,
  'address of the team': 422,
  'address needed': 422,
  'registered already': 409,
  'invitation just sent': 429,
  'client inactive': 409,
  'sample client': 422,
  'day ahead': 422,
  'too long ago': 422,
  'type exists': 422,
  'too many types': 422,
  'too many views': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    clients: typeof clientsErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    clients: 'client' | 'client type'
  }
}

export const clientsPerPage = 50
export const deletedClientDays = 7
export const typesAtMost = 50
export const tagsAtMost = 20
export const earliestBirthDate = '1900-01-01'
export const heightCm = { min: 30, max: 260 } as const
export const clientPhotoMaxBytes = 25_000_000

export const sexes = ['female', 'male'] as const
export const clientStatuses = ['active', 'inactive'] as const
/** The status filters of the client list; 'deleted' is for members who may delete clients. */
export const clientListStatuses = ['active', 'inactive', 'not registered', 'deleted'] as const
export const subscriptionSources = ['manual', 'payment'] as const
export const subscriptionStates = ['ending', 'expired', 'none'] as const
export const clientSources = ['team', 'link', 'import', 'purchase', 'demo', 'sample'] as const
/** Each of these has a dot in the client list, which tells how regular the client was of late: in 28 days, with check-ins in 56. */
export const adherenceKinds = ['training', 'nutrition', 'checkIns'] as const
/** The things, beside the client, whose changes refresh these dots. */
export const adherenceThings = {
  training: ['completed workout', 'program user', 'adherence thresholds', 'program settings'],
  nutrition: ['meal diary', 'meal plan assignment'],
  checkIns: ['survey answer', 'survey assignment', 'client action'],
} as const satisfies Record<(typeof adherenceKinds)[number], Thing[]>
export const adherenceLevels = ['good', 'fair', 'poor', 'none'] as const
export const clientSorts = [
  'name',
  '-name',
  'created',
  '-created',
  'lastSeen',
  '-lastSeen',
  'subscriptionEnd',
  '-subscriptionEnd',
  'training',
  '-training',
  'nutrition',
  '-nutrition',
  'checkIns',
  '-checkIns',
] as const

export const ClientType = z.object({ id: z.uuid(), name: z.string(), color: z.string() })
export const ClientCard = z.object({ id: z.uuid(), name: z.string(), photo: z.string().nullable() })

/** The rights of the caller over this client. */
const ClientMay = z.object({
  edit: z.boolean(),
  assign: z.boolean(),
  invite: z.boolean(),
  deactivate: z.boolean(),
  restore: z.boolean(),
  delete: z.boolean(),
  undelete: z.boolean(),
})

const clientRow = {
  ...ClientCard.shape,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  type: ClientType.nullable(),
  tags: z.array(z.string()),
  /** The collaborators in charge, by membership. */
  collaborators: z.array(z.object({ id: z.uuid(), name: z.string(), photo: z.string().nullable(), role: z.enum(collaboratorRoles) })),
  status: z.enum(clientStatuses),
  isRegistered: z.boolean(),
  invitedAt: Timestamp.nullable(),
  /** When the client declined the last invitation. */
  declinedAt: Timestamp.nullable(),
  subscriptionEnd: Day.nullable(),
  subscriptionSource: z.enum(subscriptionSources).nullable(),
  /** The pause of today, or else the next one. */
  pause: Pause.nullable(),
  lastSeenAt: Timestamp.nullable(),
  createdAt: Timestamp,
  deletedAt: Timestamp.nullable(),
  may: ClientMay,
}

export const ClientRow = z.object(clientRow)
export type ClientRow = z.output<typeof ClientRow>

export const ClientDetail = z.object({
  ...clientRow,
  /** The full picture; `photo` is its thumbnail. */
  photoUrl: z.string().nullable(),
  sex: z.enum(sexes).nullable(),
  birthDate: Day.nullable(),
  age: z.number().int().nullable(),
  heightCm: z.number().nullable(),
  language: z.enum(languages),
  timeZone: z.string(),
  goal: z.string(),
  injuries: z.string(),
  allergies: z.string(),
  /** The day of the consent to data processing that counts. */
  consentDate: Day.nullable(),
  source: z.enum(clientSources),
  deactivatedAt: Timestamp.nullable(),
  note: RichText.nullable(),
  noteUpdatedAt: Timestamp.nullable(),
  /** An edit sends this value back, and is refused if somebody else saved a change meanwhile. */
  updatedAt: Timestamp,
})
export type ClientDetail = z.output<typeof ClientDetail>

export const clientFilters = {
  search: listInput.search,
  status: z.enum(clientListStatuses).optional(),
  selectedType: z.union([z.uuid(), z.literal('none')]).optional(),
  tag: Tag.optional(),
  ...groupFilter,
  /** A collaborator's membership. */
  collaboratorId: z.uuid().optional(),
  subscription: z.enum(subscriptionStates).optional(),
  /** How regularly clients did what was planned; 'none' where nothing was planned. It finds nobody without the permission. */
  training: z.enum(adherenceLevels).optional(),
  nutrition: z.enum(adherenceLevels).optional(),
  checkIns: z.enum(adherenceLevels).optional(),
}
const sortField = { sort: z.enum(clientSorts).default('name') }

export const listClients = endpoint({
  method: 'GET',
  path: '/clients',
  access: { permission: 'view clients' },
  summary: 'The clients that the asker is in charge of; an admin’s are all. Without a status: active and inactive ones.',
  input: z.object({ ...listInput, ...clientFilters, ...sortField }),
  output: z.object({ clients: z.array(ClientRow), nextPage: z.number().int() }),
  shows: ['client', 'client type', 'collaborator'],
})

export const countClients = endpoint({
  method: 'GET',
  path: '/clients/total/count',
  access: { permission: 'view clients' },
  summary: 'Beside the list: how many its filters match, and how many each standard view holds (of one collaborator, if named).',
  input: z.object(clientFilters),
  output: z.object({
    /** The number of active and inactive clients. */
    total: z.number().int(),
    active: z.number().int(),
    inactive: z.number().int(),
    notRegistered: z.number().int(),
    ending: z.number().int(),
    expired: z.number().int(),
    deleted: z.number().int(),
    matching: z.number().int(),
    /** The matching clients who have no account, so that no message reaches them. */
    matchingWithoutAccess: z.number().int(),
  }),
  shows: ['client', 'collaborator'],
})

export const getClientDetail = endpoint({
  method: 'GET',
  path: '/clients/:id/detail',
  access: { permission: 'view clients' },
  input: z.object(idInput),
  output: ClientDetail,
  shows: ['client', 'client type', 'collaborator', 'consent', 'metric', 'note', 'weight'],
  errors: ['not found', 'client deleted'],
})

const Neighbour = ClientCard.pick({ id: true, name: true })

export const getClientNeighbours = endpoint({
  method: 'GET',
  path: '/clients/:id/neighbours',
  access: { permission: 'view clients' },
  summary: 'Who stands before and after a client in the list of these filters and this order; position 0 where they are not in it.',
  input: z.object({ ...idInput, ...clientFilters, ...sortField }),
  output: z.object({ previous: Neighbour.nullable(), next: Neighbour.nullable(), position: z.number().int(), total: z.number().int() }),
  shows: ['client'],
  errors: ['not found', 'client deleted'],
})

export const listClientsForSelect = endpoint({
  method: 'GET',
  path: '/clients/for-select',
  access: { permission: 'view clients' },
  summary: 'Active clients by name, for a field that chooses one.',
  input: z.object({ ...listInput, collaboratorId: z.uuid().optional() }),
  output: z.object({ clients: z.array(ClientCard.extend({ isRegistered: z.boolean() })), nextPage: z.number().int() }),
  shows: ['client', 'collaborator'],
})

export const listLastClients = endpoint({
  method: 'GET',
  path: '/clients/last',
  access: { permission: 'view clients' },
  summary: 'The five that came last.',
  input: Nothing,
  output: z.object({ clients: z.array(ClientRow) }),
  shows: ['client'],
})

export const listTeamMembers = endpoint({
  method: 'GET',
  path: '/clients/team-members',
  access: { permission: 'view clients' },
  summary:
    'Coaches and nutritionists, with how many clients of the asker’s view they have; who is inactive is listed ' +
    'while still in charge of any.',
  input: Nothing,
  output: z.object({
    teamMembers: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        photo: z.string().nullable(),
        role: z.enum(collaboratorRoles),
        isActive: z.boolean(),
        clients: z.number().int(),
      }),
    ),
  }),
  shows: ['collaborator'],
})

export const listClientTags = endpoint({
  method: 'GET',
  path: '/clients/tags',
  access: { permission: 'view clients' },
  input: Nothing,
  output: z.object({ tags: z.array(z.object({ tag: z.string(), count: z.number().int() })) }),
  shows: ['client'],
})

export const checkLimitReached = endpoint({
  method: 'GET',
  path: '/clients/check-limit-reached',
  access: { permission: 'view clients' },
  input: Nothing,
  output: z.object({
    limit_reached: z.boolean(),
    active_clients: z.number().int(),
    /** Null where there is no limit. */
    max_clients: z.number().int().nullable(),
  }),
  shows: ['client'],
})

const clientFields = {
  lastName: z.string().trim().max(80),
  email: Email.nullable(),
  phone: Phone.nullable(),
  sex: z.enum(sexes).nullable(),
  birthDate: Day.nullable(),
  heightCm: z.number().min(heightCm.min).max(heightCm.max).nullable(),
  language: z.enum(languages),
  timeZone: z.string().max(60),
  typeId: z.uuid().nullable(),
  tags: z.array(WrittenTag).max(tagsAtMost),
  /** Memberships of coaches and nutritionists. Only an admin decides who is in charge; the server refuses this field from others. */
  collaboratorIds: z.array(z.uuid()).max(50),
  goal: z.string().trim().max(500),
  injuries: z.string().trim().max(2000),
  allergies: z.string().trim().max(2000),
  photoUploadId: z.uuid(),
}

const fieldErrors = [
  'client exists',
  'client exists, ask the admin',
  'client exists among the deleted',
  'address of the team',
  'phone format',
  'unknown time zone',
  'day ahead',
  'too long ago',
  'invitation declined',
] as const

export const createClient = endpoint({
  method: 'POST',
  path: '/clients',
  access: { permission: 'create clients' },
  summary:
    'With an address the client is invited by mail, unless `sendsInvitation` is false. Who is no admin is in charge of whom they create.',
  input: z.object({
    ...z.object(clientFields).partial().shape,
    firstName: PersonName,
    subscriptionEnd: Day.nullable().optional(),
    /** The day on which the client consented on paper to data processing, in the product's words. */
    consentDate: Day.nullable().optional(),
    sendsInvitation: z.boolean().default(true),
  }),
  output: ClientDetail,
  changes: ['client'],
  errors: [
    'not found',
    'forbidden',
    'client limit',
    'client limit, ask the admin',
    'plan needed',
    'plan needed, ask the admin',
    ...fieldErrors,
  ],
})

export const updateClient = endpoint({
  method: 'PUT',
  path: '/clients/:id',
  access: { permission: 'update clients' },
  summary:
    'Only what is sent changes. `updatedAt` as it was read: an edit over somebody else’s is refused. Where only texts change, and those ' +
    'in `writtenOver` still stand, what else of the record has changed since does not matter.',
  input: z.object({
    ...idInput,
    ...z.object(clientFields).partial().shape,
    firstName: PersonName.optional(),
    removesPhoto: z.boolean().optional(),
    updatedAt: Timestamp,
    writtenOver: z.object({ allergies: z.string(), injuries: z.string() }).partial().optional(),
  }),
  output: ClientDetail,
  changes: ['client'],
  errors: ['sample client', 'not found', 'client deleted', 'changed meanwhile', 'forbidden', ...fieldErrors],
})

/** Records that a business may have to keep: the dialog for deleting a client tells how many of them would be erased. */
export const erasedRecords = ['visits'] as const

export const getClientErasure = endpoint({
  method: 'GET',
  path: '/clients/:id/erasure',
  access: { permission: 'delete clients' },
  summary: 'What would be erased with the client and may have to be kept.',
  input: z.object(idInput),
  output: z.object({ records: z.array(z.object({ kind: z.enum(erasedRecords), count: z.number().int() })) }),
  shows: ['client', 'visit'],
  errors: ['not found'],
})

export const deleteClient = endpoint({
  method: 'DELETE',
  path: '/clients/:id',
  access: { permission: 'delete clients' },
  summary: 'Marked at once, out at once, erased after seven days.',
  input: z.object(idInput),
  output: z.object({ id: z.uuid(), erasedAt: Timestamp }),
  changes: ['client'],
  errors: ['not found', 'client deleted'],
})

export const undeleteClient = endpoint({
  method: 'POST',
  path: '/clients/:id/undelete',
  access: { permission: 'delete clients' },
  input: z.object(idInput),
  summary: 'As they were; who was active and finds no place comes back as inactive.',
  output: z.object({ client: ClientDetail, isWithoutPlace: z.boolean() }),
  changes: ['client'],
  errors: ['not found'],
})

export const deactivateClient = endpoint({
  method: 'POST',
  path: '/clients/:id/deactivate',
  access: { permission: 'update clients' },
  summary: 'The client’s sessions here end at once, the history stays and the place is free.',
  input: z.object(idInput),
  output: z.object({ client: ClientDetail }),
  changes: ['client'],
  errors: ['not found', 'client deleted'],
})

export const restoreClient = endpoint({
  method: 'POST',
  path: '/clients/:id/restore',
  access: { permission: 'update clients' },
  input: z.object(idInput),
  output: z.object({ client: ClientDetail }),
  changes: ['client'],
  errors: ['not found', 'client deleted', 'client limit', 'client limit, ask the admin', 'plan needed', 'plan needed, ask the admin'],
})
