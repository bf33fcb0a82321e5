import { z } from 'zod'
import { ClientCard } from '../clients/clients.ts'
import { Pause } from '../clients/pauses.ts'
import { endpoint } from '../endpoint.ts'
import { areDistinct, collaboratorFilter, groupFilter, Day, idInput, idList, listInput, Nothing, Timestamp } from '../lists.ts'
import type {} from './programs.ts'
// imported for the error codes that the module declares, because the calls below answer with them too
import type {} from '../clients/records.ts'

// A program user is the assignment of a program to a client: which release they have, and on which days.

export const programUserStates = ['upcoming', 'active', 'paused', 'expiring', 'terminated'] as const
export type ProgramUserState = (typeof programUserStates)[number]

/** Why and when the client got another release than at first. */
export const ProgramChange = z.object({ note: z.string(), at: Timestamp })

export const assignmentLimits = { clients: 200, message: 2000, expiringAtMost: 200 } as const

/** The weekdays of training: 1 is Monday, 7 Sunday; null where the days of the program follow each other whenever the client trains. */
const weekdays = z
  .array(z.number().int().min(1).max(7))
  .min(1)
  .max(7)
  .refine(days => new Set(days).size === days.length)
  .transform(days => days.toSorted((one, other) => one - other))
  .nullable()
const message = z.string().trim().max(assignmentLimits.message)

export const ProgramUser = z.object({
  id: z.uuid(),
  programId: z.uuid(),
  title: z.string(),
  client: ClientCard,
  releaseId: z.uuid(),
  /** The number of the client's release, among the releases of its program. */
  releaseNumber: z.number().int(),
  startDay: Day,
  weekdays: z.array(z.number().int()).nullable(),
  /** The client's pauses that are not over before its first day. */
  pauses: z.array(Pause),
  /** The last day. Unless `hasOwnEnd`, it follows from the length of the program and moves with it. */
  lastDay: Day,
  hasOwnEnd: z.boolean(),
  message: z.string(),
  /** Null where nobody wrote a note. */
  change: ProgramChange.nullable(),
  state: z.enum(programUserStates),
  endedAt: Timestamp.nullable(),
  /** The model that the client's own version was made from; null while the client has the model itself. */
  templateId: z.uuid().nullable(),
  /** The member who assigned it; only the team gets the name. */
  assignedBy: z.string().nullable(),
  createdAt: Timestamp,
  /** When the release reached the client; null for a client without an account. */
  receipt: z.object({ sentAt: Timestamp.nullable(), storedAt: Timestamp.nullable(), openedAt: Timestamp.nullable() }).nullable(),
  may: z.object({
    update: z.boolean(),
    /** The program still exists, and the caller may open it. The client's release can be read in any case. */
    openProgram: z.boolean(),
  }),
})
export type ProgramUser = z.output<typeof ProgramUser>

export const assignmentWarnings = ['overlaps', 'has it already'] as const

export const assignProgram = endpoint({
  method: 'POST',
  path: '/programs/:id/assignUsers',
  access: { permission: 'update programs' },
  summary: 'Gives clients the program as it is now. The ids are made on the device: sent twice, assigned once.',
  input: z.object({
    ...idInput,
    clients: z
      .array(z.object({ clientId: z.uuid(), programUserId: z.uuid(), startDay: Day, weekdays: weekdays.default(null) }))
      .min(1)
      .max(assignmentLimits.clients)
      .refine(clients => areDistinct(clients, ({ clientId }) => clientId) && areDistinct(clients, ({ programUserId }) => programUserId)),
    message: message.default(''),
  }),
  output: z.object({
    assigned: z.array(ProgramUser),
    /** The programs that are trained on the same days; several at once are allowed. */
    warnings: z.array(z.object({ clientId: z.uuid(), kind: z.enum(assignmentWarnings), title: z.string() })),
  }),
  changes: ['program', 'program user'],
  errors: ['not found', 'assigned client inactive', 'program of another client', 'only in order', 'record id taken', 'program empty'],
})

export const undoAssignProgram = endpoint({
  method: 'POST',
  path: '/programs/:id/undoAssignUsers',
  access: { permission: 'update programs' },
  summary: 'Takes back what was assigned within the hour, as if it had never been; what somebody has trained by, or an older one, ends.',
  input: z.object({ ...idInput, programUserIds: z.array(z.uuid()).min(1).max(assignmentLimits.clients) }),
  output: Nothing,
  changes: ['program', 'program user'],
  errors: ['not found'],
})

export const updateProgramUser = endpoint({
  method: 'PUT',
  path: '/programs/programUser/:id',
  access: { permission: 'update programs' },
  summary: 'Moves, extends or ends it, or takes it up again; only what is sent changes. `lastDay` null follows the program’s length.',
  input: z.object({
    ...idInput,
    startDay: Day.optional(),
    weekdays: weekdays.optional(),
    lastDay: Day.nullable().optional(),
    message: message.optional(),
    isEnded: z.boolean().optional(),
  }),
  output: ProgramUser,
  changes: ['program', 'program user'],
  errors: ['not found', 'only in order', 'ends before it starts'],
})

export const endProgramUser = endpoint({
  method: 'POST',
  path: '/programs/deleteUserProgram',
  access: { permission: 'update programs' },
  summary: 'Ends it; what the client has done stays. `isEnded: false` of the update takes it up again.',
  input: z.object(idInput),
  output: ProgramUser,
  changes: ['program', 'program user'],
  errors: ['not found'],
})

export const prepareOwnVersion = endpoint({
  method: 'POST',
  path: '/programs/programUser/:id/own-version',
  access: { permission: 'update programs' },
  summary:
    'Prepares the client’s own version, linked to its model row by row; it becomes theirs with its first change. Answers one that ' +
    'is there.',
  input: z.object(idInput),
  output: z.object({ programId: z.uuid() }),
  changes: { nothing: 'No list or count shows a version that nobody has changed.' },
  errors: ['not found'],
})

export const listAssignedClients = endpoint({
  method: 'GET',
  path: '/programs/:id/assignedClients',
  access: { permission: 'update programs' },
  summary: 'Of a model also those with an own version of it; the latest first. A search looks for names of clients.',
  input: z.object({ ...idInput, ...listInput, isOpen: z.stringbool().optional() }),
  output: z.object({ assignedClients: z.array(ProgramUser), nextPage: z.number().int() }),
  shows: ['program user', 'program', 'client'],
  errors: ['not found'],
})

export const listClientPrograms = endpoint({
  method: 'GET',
  path: '/programs/client/:id',
  access: { permission: 'update programs' },
  summary: 'What a client was given, the latest first.',
  input: z.object({ ...idInput, page: listInput.page }),
  output: z.object({ programs: z.array(ProgramUser), nextPage: z.number().int() }),
  shows: ['program user', 'program', 'client'],
  errors: ['not found'],
})

export const listExpiringPrograms = endpoint({
  method: 'GET',
  path: '/programs/expiring/list',
  access: { permission: 'update programs' },
  summary: 'Those of active clients that end soon and that nothing follows, the nearest first.',
  input: z.object({ ...collaboratorFilter }),
  output: z.object({ expiring: z.array(ProgramUser) }),
  shows: ['program user', 'client', 'program settings'],
  errors: ['not found'],
})

export const getProgramUserInfo = endpoint({
  method: 'GET',
  path: '/programs/program/:id/program-user-info',
  access: { permission: 'view programs' },
  summary: 'The assignments of one program that the asker may see: a client their own, a coach those of clients in their charge.',
  input: z.object({ ...idInput, clientId: z.uuid().optional() }),
  output: z.object({ programUsers: z.array(ProgramUser) }),
  shows: ['program user', 'program'],
  errors: ['not found'],
})

export const listClientsForProgram = endpoint({
  method: 'GET',
  path: '/clients/for-assign/programs/:id',
  access: { permission: ['view clients', 'update programs'] },
  summary: 'Active clients by name, each with the programs that they follow; those who are named come at once.',
  input: z.object({
    ...idInput,
    ...listInput,
    ...collaboratorFilter,
    ...groupFilter,
    clientIds: idList(assignmentLimits.clients).optional(),
  }),
  output: z.object({
    clients: z.array(
      ClientCard.extend({
        isAssigned: z.boolean(),
        /** The programs that the client follows now or soon. */
        programs: z.array(z.object({ programId: z.uuid(), title: z.string(), startDay: Day, lastDay: Day, pauses: z.array(Pause) })),
      }),
    ),
    nextPage: z.number().int(),
  }),
  shows: ['client', 'program user'],
  errors: ['not found'],
})

export const recordProgramReceipt = endpoint({
  method: 'POST',
  path: '/me/programs/:id/receipt',
  access: { role: 'client' },
  summary: 'The client’s device has stored a release, or they have opened it; of each the first time counts. The id is the assignment’s.',
  input: z.object({ ...idInput, kind: z.enum(['stored', 'opened']) }),
  output: Nothing,
  changes: ['program user'],
  errors: ['not found'],
})
