import { z } from 'zod'
import { clientsInBulk } from '../clients/bulk-changes.ts'
import { ClientCard } from '../clients/clients.ts'
import { recordDeletion } from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { Day, idInput, listInput, collaboratorFilter, Nothing, Timestamp } from '../lists.ts'
import type { Permission } from '../permission-names.ts'
import { Repetition } from '../repetition/repetition.ts'

// A client action is one thing that a client is asked to do, once or repeatedly.

export const clientActionErrors = {
  'answer needed': 422,
  'text needed': 422,
  'due before today': 422,
  'due too far': 422,
  'until before due': 422,
  'action done': 409,
  'nudged today': 409,
  'not late': 409,
  'client without access': 409,
  'survey action': 409,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    clientActions: typeof clientActionErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    clientActions: 'client action'
  }
}

/** Actions of these kinds are asked directly by a member. */
export const askedActionKinds = ['weigh in', 'upload photos', 'keep food diary', 'answer', 'read', 'other'] as const
/** A survey is asked by assigning it, and done by answering it. */
export const clientActionKinds = [...askedActionKinds, 'survey'] as const
export type ActionKind = (typeof clientActionKinds)[number]
/** Kinds that also need a second permission, beside the one for clients. */
export const actionKindPermissions: Partial<Record<ActionKind, Permission>> = { 'keep food diary': 'update meal plans' }
export const actionStates = ['open', 'overdue', 'done'] as const
export type ActionState = (typeof actionStates)[number]
export const actionLimits = { title: 120, text: 5000, answer: 5000, dueYears: 3, comingDays: 14, shownCompletions: 200 } as const

/** One time that an action was done. */
export const Completion = z.object({
  id: z.uuid(),
  dueDay: Day,
  completedAt: Timestamp,
  isByClient: z.boolean(),
  /** The name of the person who completed it, for the team; null for the client. */
  completedBy: z.string().nullable(),
  answer: z.string(),
})
export type Completion = z.output<typeof Completion>

const shownAction = {
  id: z.uuid(),
  kind: z.enum(clientActionKinds),
  title: z.string(),
  /** The text to read, or the question to answer. */
  text: z.string(),
  state: z.enum(actionStates),
  /** The day lies in a pause of the client that is not over: until then nothing is due. */
  isPaused: z.boolean(),
  /** The day on which the action is next due; the last due day when everything is done. */
  dueDay: Day,
  repetition: Repetition,
  untilDay: Day.nullable(),
  /** Newest first: the last one in lists, a page of them in the detail. */
  completions: z.array(Completion),
  completionsTotal: z.number().int(),
  /** The day of the last nudge about the time that is due; null where nobody has nudged. */
  nudgedDay: Day.nullable(),
}

export const ClientAction = z.object({
  ...shownAction,
  client: ClientCard,
  startDay: Day,
  /** How often the action was due and not done. */
  missed: z.number().int(),
  isMailed: z.boolean(),
  addedBy: z.string().nullable(),
  createdAt: Timestamp,
  may: z.object({ update: z.boolean(), complete: z.boolean(), nudge: z.boolean(), delete: z.boolean() }),
})
export type ClientAction = z.output<typeof ClientAction>

/** The action as the client sees it. */
export const OwnAction = z.object({ ...shownAction, isToday: z.boolean() })
export type OwnAction = z.output<typeof OwnAction>

const Answer = z.string().trim().max(actionLimits.answer)
const actionFields = {
  kind: z.enum(askedActionKinds),
  /** Empty means the words of the kind. */
  title: z.string().trim().max(actionLimits.title).default(''),
  text: z.string().trim().max(actionLimits.text).default(''),
  dueDay: Day,
  repetition: Repetition.default({ kind: 'once' }),
  untilDay: Day.nullable().default(null),
  /** Sends the client a mail about the new action, in their language. */
  isMailed: z.boolean().default(false),
}

export const listClientActionKinds = endpoint({
  method: 'GET',
  path: '/clients/client-actions',
  access: { permission: 'view clients' },
  summary: 'What the asker may ask a client to do, in their language.',
  input: Nothing,
  output: z.object({ clientActions: z.array(z.object({ kind: z.enum(clientActionKinds), label: z.string() })) }),
})

export const listClientActions = endpoint({
  method: 'GET',
  path: '/user-client-actions',
  access: { permission: 'view clients' },
  summary: 'Of one client, or of all those the asker reaches; what is due first comes first, what is done last.',
  input: z.object({
    page: listInput.page,
    clientId: z.uuid().optional(),
    state: z.enum(actionStates).optional(),
    ...collaboratorFilter,
    /** Asks for `due` on this number of days from today. */
    daysAhead: z.coerce.number().int().min(1).max(31).optional(),
  }),
  output: z.object({
    userClientActions: z.array(ClientAction),
    nextPage: z.number().int(),
    counts: z.object({ open: z.number().int(), overdue: z.number().int(), done: z.number().int() }),
    /** How many actions are due on each coming day that has any, whatever page is asked for. */
    due: z.array(z.object({ day: Day, count: z.number().int() })),
  }),
  shows: ['client action'],
  errors: ['not found'],
})

export const getClientAction = endpoint({
  method: 'GET',
  path: '/user-client-actions/:id',
  access: { permission: 'view clients' },
  summary: 'With its completions and answers, newest first, 200 to a page.',
  input: z.object({ ...idInput, page: listInput.page }),
  output: ClientAction.extend({ nextPage: z.number().int() }),
  shows: ['client action'],
  errors: ['not found'],
})

export const createClientAction = endpoint({
  method: 'POST',
  path: '/user-client-actions/:id',
  access: { permission: 'update clients' },
  summary: 'For the client of that id. A food diary is asked for by those who may update meal plans.',
  input: z.object({ ...idInput, ...actionFields }),
  output: ClientAction,
  changes: ['client action'],
  errors: ['not found', 'forbidden', 'text needed', 'due before today', 'due too far', 'until before due'],
})

export const createManyClientActions = endpoint({
  method: 'POST',
  path: '/user-client-actions/bulk',
  access: { permission: 'update clients' },
  summary: 'The same task for many clients. The ids of the tasks are made on the device: sent twice, asked once.',
  input: z.object({
    clients: z
      .array(z.object({ id: z.uuid(), actionId: z.uuid() }))
      .min(1)
      .max(clientsInBulk),
    ...actionFields,
  }),
  output: z.object({ asked: z.number().int() }),
  changes: ['client action'],
  errors: ['not found', 'forbidden', 'text needed', 'due before today', 'due too far', 'until before due'],
})

export const nudgeClientAction = endpoint({
  method: 'POST',
  path: '/user-client-actions/:id/nudge',
  access: { permission: 'update clients' },
  summary: 'Reminds the client of a task that is late, once a day at most.',
  input: z.object(idInput),
  output: ClientAction,
  changes: ['client action'],
  errors: ['not found', 'not late', 'nudged today', 'client without access'],
})

export const completeClientAction = endpoint({
  method: 'POST',
  path: '/user-client-actions/:id/complete',
  access: { permission: 'update clients' },
  summary: 'By the professional, for the client. dueDay says which time is meant; left out, the one that is due.',
  input: z.object({ ...idInput, dueDay: Day.optional(), answer: Answer.default('') }),
  output: ClientAction,
  changes: ['client action'],
  errors: ['not found', 'action done', 'changed meanwhile', 'survey action'],
})

export const updateClientAction = endpoint({
  method: 'POST',
  path: '/user-client-actions/:id/update',
  access: { permission: 'update clients' },
  input: z.object({ ...idInput, ...actionFields }),
  output: ClientAction,
  changes: ['client action'],
  errors: ['not found', 'forbidden', 'text needed', 'due before today', 'due too far', 'until before due', 'survey action'],
})

export const [deleteClientAction, undeleteClientAction] = recordDeletion({
  path: '/user-client-actions/:id',
  access: { permission: 'update clients' },
  input: z.object(idInput),
  record: ClientAction,
  changes: ['client action'],
  errors: ['not found'],
})

export const listOwnActions = endpoint({
  method: 'GET',
  path: '/me/actions',
  access: { role: 'client' },
  summary: 'What is due or comes within two weeks; with `done` what has been done, newest first.',
  input: z.object({ page: listInput.page, done: z.stringbool().default(false) }),
  output: z.object({ actions: z.array(OwnAction), nextPage: z.number().int() }),
  shows: ['client action'],
  errors: ['not found'],
})

export const completeOwnAction = endpoint({
  method: 'POST',
  path: '/me/actions/:id/complete',
  access: { role: 'client' },
  summary: 'completionId is made on the device: sent twice, done once. dueDay says which time is meant.',
  input: z.object({ ...idInput, completionId: z.uuid(), dueDay: Day, answer: Answer.default('') }),
  output: OwnAction,
  changes: ['client action'],
  errors: ['not found', 'answer needed', 'record id taken', 'changed meanwhile', 'survey action'],
})
