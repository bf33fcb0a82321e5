import { z } from 'zod'
import { ClientCard } from '../clients/clients.ts'
import { deviceId, recordDeletion } from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { eventColors } from '../event-colors/event-colors.ts'
import { GroupCard } from '../groups/groups.ts'
import { areDistinct, collaboratorFilter, Day, idInput, listInput, Nothing, Timestamp } from '../lists.ts'
import { Repetition } from '../repetition/repetition.ts'
import { AgendaEntry, agendaLayers } from './agenda.ts'

// A reminder stands on a day or at a time, once or repeatedly. Each of its times, an occurrence, is ticked for itself.

export const reminderErrors = {
  'role needed': 422,
  'reminder roles': 422,
  'clients needed': 422,
  'reminder ends before it starts': 422,
  'reminder too long': 422,
  'unknown reminder zone': 422,
  'too many days': 422,
  'too many reminder clients': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    reminders: typeof reminderErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    reminders: 'reminder'
  }
}

export const reminderRoles = ['coach', 'nutritionist', 'client'] as const
export type ReminderRole = (typeof reminderRoles)[number]
export const reminderStates = ['open', 'overdue', 'done'] as const
export type ReminderState = (typeof reminderStates)[number]
export const reminderLimits = {
  title: 120,
  text: 2000,
  items: 30,
  item: 200,
  alerts: 3,
  /** Four weeks, in minutes. */
  alertMinutes: 40_320,
  groups: 20,
  clients: 500,
  /** The days that one occurrence may last. */
  days: 31,
  years: 3,
  perPage: 50,
} as const
/** The days in which a deleted reminder can be undeleted. */
export const deletedReminderDays = 7

const Clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

export const ReminderItem = z.object({
  id: z.uuid(),
  text: z.string().trim().min(1).max(reminderLimits.item),
  /** For the first occurrence; later ones move it along. */
  deadline: Day.nullable().default(null),
})
export type ReminderItem = z.output<typeof ReminderItem>

const Tick = z.object({ by: z.string().nullable(), at: Timestamp })

/** One occurrence of a reminder. */
export const Reminder = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  color: z.enum(eventColors),
  /** The occurrence's day, by which it is ticked; the moments are null where it is for the whole day. */
  day: Day,
  lastDay: Day,
  startsAt: Timestamp.nullable(),
  endsAt: Timestamp.nullable(),
  tick: Tick.nullable(),
  isOverdue: z.boolean(),
  items: z.array(z.object({ id: z.uuid(), text: z.string(), deadline: Day.nullable(), tick: Tick.nullable() })),
  /** The first occurrence as it was entered, by the clock of the zone. */
  first: z.object({ day: Day, clock: Clock.nullable(), endDay: Day.nullable(), endClock: Clock.nullable() }),
  firstDeadlines: z.array(Day.nullable()),
  timeZone: z.string(),
  repetition: Repetition,
  untilDay: Day.nullable(),
  alerts: z.array(z.number().int()),
  roles: z.array(z.enum(reminderRoles)),
  onlyMe: z.boolean(),
  client: ClientCard.nullable(),
  groups: z.array(GroupCard),
  /** How many clients have a task of it, and how many have done it at this occurrence; null where it makes no tasks. */
  tasks: z.object({ asked: z.number().int(), done: z.number().int() }).nullable(),
  /** The asking client's own task. */
  ownTask: z.object({ id: z.uuid(), dueDay: Day, isDone: z.boolean() }).nullable(),
  author: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  may: z.object({ update: z.boolean(), delete: z.boolean(), tick: z.boolean() }),
})
export type Reminder = z.output<typeof Reminder>

const fields = {
  title: z.string().trim().min(1).max(reminderLimits.title),
  text: z.string().trim().max(reminderLimits.text).default(''),
  color: z.enum(eventColors).default('blue'),
  day: Day,
  /** Left out, it is for the whole day. */
  clock: Clock.nullable().default(null),
  endDay: Day.nullable().default(null),
  endClock: Clock.nullable().default(null),
  /** Left out, that of the business, or the one that the reminder has. */
  timeZone: z.string().max(64).optional(),
  repetition: Repetition.default({ kind: 'once' }),
  untilDay: Day.nullable().default(null),
  items: z
    .array(ReminderItem)
    .max(reminderLimits.items)
    .refine(items => areDistinct(items, ({ id }) => id))
    .default([]),
  /** Minutes before the start. */
  alerts: z
    .array(z.number().int().min(0).max(reminderLimits.alertMinutes))
    .max(reminderLimits.alerts)
    .refine(alerts => areDistinct(alerts, minutes => minutes))
    .default([]),
  /** The roles that see it beside the author and the admin. With `client` each client that it is about has a task. */
  roles: z
    .array(z.enum(reminderRoles))
    .max(reminderRoles.length)
    .refine(roles => areDistinct(roles, role => role))
    .default([]),
  onlyMe: z.boolean().default(false),
  clientId: z.uuid().nullable().default(null),
  groupIds: z
    .array(z.uuid())
    .max(reminderLimits.groups)
    .refine(ids => areDistinct(ids, id => id))
    .default([]),
}

const writeErrors = [
  'not found',
  'forbidden',
  'role needed',
  'reminder roles',
  'clients needed',
  'reminder ends before it starts',
  'reminder too long',
  'unknown reminder zone',
  'too many reminder clients',
  'until before due',
  'due before today',
  'due too far',
] as const

const view = { permission: 'view reminders' } as const

export const listReminders = endpoint({
  method: 'GET',
  path: '/reminders',
  access: view,
  summary:
    'With `from` and `to` the occurrences of these days and what other areas bring; without them a page of reminders, open ones first.',
  input: z.object({
    from: Day.optional(),
    to: Day.optional(),
    ...listInput,
    state: z.enum(reminderStates).optional(),
    clientId: z.uuid().optional(),
    ...collaboratorFilter,
  }),
  output: z.object({
    reminders: z.array(Reminder),
    nextPage: z.number().int(),
    agenda: z.array(AgendaEntry),
    /** There is more within these days than is answered. */
    hasMore: z.boolean(),
  }),
  shows: 'everything',
  errors: ['not found', 'too many days', 'until before due'],
})

export const getReminder = endpoint({
  method: 'GET',
  path: '/reminders/:id',
  access: view,
  summary: 'One occurrence, the one that waits if no day is given, and which of the clients have done it.',
  input: z.object({ ...idInput, day: Day.optional() }),
  output: Reminder.extend({
    /** The clients with a task of it, of those in the asker's charge. */
    clients: z.array(ClientCard.extend({ completedAt: Timestamp.nullable() })),
  }),
  shows: ['reminder', 'client action', 'client'],
  errors: ['not found'],
})

export const createReminder = endpoint({
  method: 'POST',
  path: '/reminders',
  access: { permission: 'create reminders' },
  summary: 'The id is made on the device: sent twice, there is one reminder.',
  input: z.object({ ...deviceId, ...fields }),
  output: Reminder,
  changes: ['reminder', 'client action'],
  errors: [...writeErrors, 'record id taken'],
})

export const updateReminder = endpoint({
  method: 'PUT',
  path: '/reminders/:id',
  access: { permission: 'update reminders' },
  summary: 'All of its occurrences; what was ticked stays ticked.',
  input: z.object({ ...idInput, ...fields }),
  output: Reminder,
  changes: ['reminder', 'client action'],
  errors: writeErrors,
})

export const [deleteReminder, undeleteReminder] = recordDeletion({
  path: '/reminders/:id',
  access: { permission: 'delete reminders' },
  input: z.object(idInput),
  record: Reminder,
  changes: ['reminder', 'client action'],
  errors: ['not found'],
})

export const tickReminder = endpoint({
  method: 'PUT',
  path: '/reminders/:id/ticks',
  access: { permission: 'update reminders' },
  summary: 'Ticks an occurrence, or one of its items, or takes that back; sent twice, the same as once.',
  input: z.object({ ...idInput, day: Day, itemId: z.uuid().nullable().default(null), isDone: z.boolean() }),
  output: Reminder,
  changes: ['reminder'],
  errors: ['not found', 'changed meanwhile'],
})

const Layers = z.object({ hiddenLayers: z.array(z.enum(agendaLayers)).max(agendaLayers.length) })

export const getAgendaSettings = endpoint({
  method: 'GET',
  path: '/reminders/settings',
  access: view,
  summary: 'The layers that the asker may see, and which of them they have hidden.',
  input: Nothing,
  output: Layers.extend({ layers: z.array(z.enum(agendaLayers)) }),
  shows: ['reminder'],
})

export const saveAgendaSettings = endpoint({
  method: 'PUT',
  path: '/reminders/settings',
  access: view,
  input: Layers,
  output: Layers,
  changes: ['reminder'],
})
