import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { Day, idInput, Nothing, Timestamp } from '../lists.ts'
import { recordDeletion } from './records.ts'

// A client's pause (a holiday, an illness) is one for all: programs, tasks and check-ins rest on its days.

export const clientPauseErrors = { 'pauses overlap': 422, 'too many pauses': 422 } as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    clientPauses: typeof clientPauseErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    clientPauses: 'client pause'
  }
}

export const pausesAtMost = 50
export const pauseNoteMaxLength = 200

/** The days of a pause, the last one included; without an end it goes on until somebody ends it. */
export const Pause = z.object({ from: Day, until: Day.nullable() })
export type Pause = z.output<typeof Pause>

export const ClientPause = Pause.extend({
  id: z.uuid(),
  /** Only the team reads it. */
  note: z.string(),
  /** The payments of the client’s running subscriptions wait, too, until the pause is over. */
  pausesPayments: z.boolean(),
  addedBy: z.string().nullable(),
  createdAt: Timestamp,
})
export type ClientPause = z.output<typeof ClientPause>

const note = z.string().trim().max(pauseNoteMaxLength)
const at = { ...idInput, pauseId: z.uuid() }
const changes = ['client pause', 'client', 'program', 'program user', 'client action'] as const

export const listClientPauses = endpoint({
  method: 'GET',
  path: '/clients/:id/pauses',
  access: { permission: 'view clients' },
  summary: 'All of them, the latest first.',
  input: z.object(idInput),
  output: z.object({ pauses: z.array(ClientPause) }),
  shows: ['client pause'],
  errors: ['not found', 'client deleted'],
})

export const createClientPause = endpoint({
  method: 'POST',
  path: '/clients/:id/pauses',
  access: { permission: 'update clients' },
  summary: 'The id is made on the device: sent twice, made once.',
  input: z.object({
    ...at,
    from: Day,
    until: Day.nullable().default(null),
    note: note.default(''),
    pausesPayments: z.boolean().default(false),
  }),
  output: ClientPause,
  changes,
  errors: ['not found', 'client deleted', 'record id taken', 'ends before it starts', 'pauses overlap', 'too many pauses'],
})

export const updateClientPause = endpoint({
  method: 'PUT',
  path: '/clients/:id/pauses/:pauseId',
  access: { permission: 'update clients' },
  summary: 'Only what is sent changes. To end one, send its last day.',
  input: z.object({
    ...at,
    from: Day.optional(),
    until: Day.nullable().optional(),
    note: note.optional(),
    pausesPayments: z.boolean().optional(),
  }),
  output: ClientPause,
  changes,
  errors: ['not found', 'client deleted', 'ends before it starts', 'pauses overlap'],
})

export const [deleteClientPause, undeleteClientPause] = recordDeletion({
  path: '/clients/:id/pauses/:pauseId',
  access: { permission: 'update clients' },
  input: z.object(at),
  record: ClientPause,
  changes,
  errors: ['not found', 'client deleted', 'pauses overlap', 'too many pauses'],
})

export const listOwnPauses = endpoint({
  method: 'GET',
  path: '/me/pauses',
  access: { role: 'client' },
  summary: 'The client’s own, without those that are over; the next one first.',
  input: Nothing,
  output: z.object({ pauses: z.array(Pause) }),
  shows: ['client pause'],
  errors: ['not found'],
})
