import { z } from 'zod'
import { ClientCard, clientStatuses } from '../clients/clients.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { eventColors } from '../event-colors/event-colors.ts'
import { collaboratorFilter, groupFilter, idInput, listInput, Nothing, Timestamp } from '../lists.ts'

// A group names clients who are treated alike: hours, reminders, messages and assignments are for groups as well as for clients.

export const groupErrors = { 'group name taken': 422, 'group full': 422, 'too many groups': 422 } as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    groups: typeof groupErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    groups: 'group'
  }
}

export const groupLimits = { groups: 200, clients: 500, name: 60, note: 300, perPage: 50, faces: 5 } as const
/** The days in which a deleted group can be undeleted. */
export const deletedGroupDays = 7

export const groupSorts = ['name', '-name', 'created', '-created', 'updated', '-updated', 'size', '-size'] as const

/** A group as other areas show one. */
export const GroupCard = z.object({
  id: z.uuid(),
  name: z.string(),
  color: z.enum(eventColors),
  /** All clients in the group, also those who are inactive or not in the asker's charge. */
  size: z.number().int(),
})
export type GroupCard = z.output<typeof GroupCard>

const group = {
  ...GroupCard.shape,
  note: z.string(),
  /** The first clients by name, of those in the asker's charge; active ones come first. */
  faces: z.array(ClientCard),
  /** The active clients in the asker's charge: those whom a message or an assignment reaches. */
  active: z.number().int(),
  /** The clients who are not in the asker's charge, and whom nobody names to them. */
  others: z.number().int(),
  author: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
}

export const Group = z.object(group)
export type Group = z.output<typeof Group>

const GroupClient = ClientCard.extend({ firstName: z.string(), isRegistered: z.boolean(), status: z.enum(clientStatuses) })
export type GroupClient = z.output<typeof GroupClient>

export const GroupDetail = z.object({
  ...group,
  /** The clients in the asker's charge, by name. */
  clients: z.array(GroupClient),
})
export type GroupDetail = z.output<typeof GroupDetail>

const view = { permission: 'view groups' } as const
const update = { permission: 'update groups' } as const
const things = ['group', 'client', 'collaborator'] as const

export const listGroups = endpoint({
  method: 'GET',
  path: '/groups',
  access: view,
  summary:
    'An admin’s are all; a collaborator’s are those that they made or that hold a client in their charge. Search is without accents. ' +
    '50 a page.',
  input: z.object({
    ...listInput,
    ...collaboratorFilter,
    /** The groups of one client. */
    clientId: z.uuid().optional(),
    sort: z.enum(groupSorts).default('name'),
  }),
  output: z.object({ groups: z.array(Group), nextPage: z.number().int() }),
  shows: things,
})

const name = z.string().trim().min(1).max(groupLimits.name)
const color = z.enum(eventColors)
const note = z.string().trim().max(groupLimits.note)
const ClientIds = z.array(z.uuid()).max(groupLimits.clients)

export const createGroup = endpoint({
  method: 'POST',
  path: '/groups',
  access: { permission: 'create groups' },
  input: z.object({ name, color, note: note.default(''), clientIds: ClientIds.default([]) }),
  output: GroupDetail,
  changes: ['group'],
  errors: ['not found', 'client deleted', 'group name taken', 'group full', 'too many groups'],
})

export const getGroup = endpoint({
  method: 'GET',
  path: '/groups/:id',
  access: view,
  input: z.object(idInput),
  output: GroupDetail,
  shows: things,
  errors: ['not found'],
})

export const updateGroup = endpoint({
  method: 'PUT',
  path: '/groups/:id',
  access: update,
  summary:
    'Only what is sent changes. Clients are added and taken out, so that two people who change a group at once lose nothing: who is in ' +
    'already is not added again, and who is not in charge of a client does not take them out.',
  input: z.object({
    ...idInput,
    name: name.optional(),
    color: color.optional(),
    note: note.optional(),
    addedIds: ClientIds.default([]),
    removedIds: ClientIds.default([]),
  }),
  output: z.object({
    /** Null to a collaborator who has taken their last client out of somebody else's group, and so no longer sees it. */
    group: GroupDetail.nullable(),
    /** The clients who were not in the group before, and those who are no longer: an undo concerns only these. */
    added: z.array(z.uuid()),
    removed: z.array(z.uuid()),
  }),
  changes: ['group'],
  errors: ['not found', 'client deleted', 'group name taken', 'group full'],
})

export const deleteGroup = endpoint({
  method: 'DELETE',
  path: '/groups/:id',
  access: { permission: 'delete groups' },
  summary: 'A collaborator deletes groups that they made, and those whose clients are all in their charge.',
  input: z.object(idInput),
  output: Nothing,
  changes: ['group'],
  errors: ['not found'],
})

export const undeleteGroup = endpoint({
  method: 'POST',
  path: '/groups/:id/undelete',
  access: { permission: 'delete groups' },
  input: z.object(idInput),
  output: GroupDetail,
  changes: ['group'],
  errors: ['not found', 'group name taken', 'too many groups'],
})

export const listClientsForGroup = endpoint({
  method: 'GET',
  path: '/clients/for-assign/groups/clients',
  access: { permission: ['view clients', 'view groups'] },
  summary: 'Active clients by name; with the id of a group, each with whether they are in it.',
  input: z.object({ ...listInput, ...collaboratorFilter, ...groupFilter, id: z.uuid().optional() }),
  output: z.object({ clients: z.array(ClientCard.extend({ isAssigned: z.boolean() })), nextPage: z.number().int() }),
  shows: things,
  errors: ['not found'],
})
