import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, idInput, Nothing, Timestamp } from '../lists.ts'
import { Repetition } from '../repetition/repetition.ts'
import { Clock, HostCard, KindCard, Reservation, ReservedUser, reservationLimits, TeamRole, WindowTimes } from './fields.ts'
import { RuleChanges } from './rules.ts'

/** Which occurrences a change is about: one, that one and all later ones, or all. */
export const changeScopes = ['this', 'following', 'all'] as const
export type ChangeScope = (typeof changeScopes)[number]
/** The choices for bookings that a change touches. Without a choice the change is refused and lists them. */
export const touchedChoices = ['keep', 'move', 'cancel'] as const
export type TouchedChoice = (typeof touchedChoices)[number]

/** Hours that can be booked: one fixed time, or a window that is cut into times. */
export const slotFields = {
  kindId: z.uuid(),
  hostId: z.uuid(),
  firstDay: Day,
  startTime: Clock,
  /** The end of a window of which clients choose a time; null for one fixed time, which lasts as long as its kind says. */
  windowEnd: Clock.nullable().default(null),
  /** The minutes from one time of a window to the next. */
  stepMinutes: z.int().min(5).max(240).default(30),
  repetition: Repetition.default({ kind: 'once' }),
  untilDay: Day.nullable().default(null),
  capacity: z.int().min(1).max(reservationLimits.capacity).default(1),
  /** The collaborators who see it beside its host, its author and the admins. */
  roles: z.array(TeamRole).max(2),
  /** Only clients with somebody of these roles in charge; empty for all clients. */
  clientRoles: z.array(TeamRole).max(2).default([]),
  /** Only clients of these groups; empty for all clients. */
  groupIds: z.array(z.uuid()).max(reservationLimits.groups).default([]),
  rules: RuleChanges.prefault({}),
  note: z.string().trim().max(reservationLimits.note).default(''),
  message: z.string().trim().max(reservationLimits.message).default(''),
  isAnswerAsked: z.boolean().default(false),
  /** Whether its appointments get a Meet link, made in the linked calendar of the host. */
  hasMeet: z.boolean().default(false),
}

export const Slot = z.object({
  id: z.uuid(),
  kind: KindCard,
  host: HostCard,
  firstDay: Day,
  startTime: Clock,
  windowEnd: Clock.nullable(),
  stepMinutes: z.number().int(),
  zone: z.string(),
  repetition: Repetition,
  untilDay: Day.nullable(),
  capacity: z.number().int(),
  roles: z.array(TeamRole),
  clientRoles: z.array(TeamRole),
  groupIds: z.array(z.uuid()),
  rules: RuleChanges,
  note: z.string(),
  message: z.string(),
  isAnswerAsked: z.boolean(),
  hasMeet: z.boolean(),
  createdAt: Timestamp,
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
})
export type Slot = z.output<typeof Slot>

export const Closure = z.object({
  id: z.uuid(),
  title: z.string(),
  /** The person who is away; null when the business is closed. */
  host: HostCard.nullable(),
  startDate: Timestamp,
  endDate: Timestamp,
  isHoliday: z.boolean(),
  may: z.object({ delete: z.boolean() }),
})
export type Closure = z.output<typeof Closure>

/** A booking that a change of hours, or a closure, touches. */
export const TouchedBooking = z.object({
  id: z.uuid(),
  startDate: Timestamp,
  endDate: Timestamp,
  client: ReservedUser.shape.client,
  kind: z.string(),
})
export type TouchedBooking = z.output<typeof TouchedBooking>

const view = { permission: 'view reservations' } as const
const update = { permission: 'update reservations' } as const

export const listReservations = endpoint({
  method: 'GET',
  path: '/reservations',
  access: view,
  summary:
    'The days from `from` to `to`, 62 at most. The team gets fixed times and booked appointments, with windows under `calendar.hours`; ' +
    'a client, or `clientId`, gets every time that can be booked, with the reason where it cannot, and free times of windows under ' +
    '`windows`. Days that do not fit into one answer are counted under `days`; the first day is always answered in full.',
  input: z.object({ from: Day, to: Day, hostId: z.uuid().optional(), kindId: z.uuid().optional(), clientId: z.uuid().optional() }),
  output: z.object({
    zone: z.string(),
    reservations: z.array(Reservation),
    windows: z.array(WindowTimes),
    /** The days whose times are not listed: how many appointments and fixed times they have; for a client, how many free times. */
    days: z.array(z.object({ date: Day, count: z.number().int() })),
    calendar: z.object({
      closures: z.array(Closure),
      /** Windows of which times can be booked. */
      hours: z.array(
        z.object({
          id: z.uuid(),
          startsAt: Timestamp,
          endDate: Timestamp,
          kind: KindCard,
          host: HostCard,
          may: z.object({ update: z.boolean() }),
        }),
      ),
      /** Times at which a host is taken by something that the asker does not see, or by their own event of another calendar. */
      busy: z.array(z.object({ hostId: z.uuid(), startDate: Timestamp, endDate: Timestamp, title: z.string() })),
    }),
  }),
  shows: ['slot', 'booking', 'closure', 'appointment kind', 'client', 'credit'],
  errors: ['span too long', 'end before start', 'not found'],
})

export const listHosts = endpoint({
  method: 'GET',
  path: '/reservations/hosts',
  access: view,
  summary: 'Who can be booked; clients get those with hours that they can see.',
  input: Nothing,
  /** `ownId` is the asker among the hosts. */
  output: z.object({ hosts: z.array(HostCard), ownId: z.uuid().nullable() }),
  shows: ['slot', 'collaborator'],
})

export const getSlot = endpoint({
  method: 'GET',
  path: '/reservations/:id',
  access: { permission: ['view reservations', 'view clients'] },
  input: z.object(idInput),
  output: Slot,
  shows: ['slot', 'appointment kind'],
  errors: ['not found'],
})

export const createSlot = endpoint({
  method: 'POST',
  path: '/reservations',
  access: { permission: 'create reservations' },
  summary: 'The id is made on the device: sent twice, created once.',
  input: z.object({ ...idInput, ...slotFields }),
  output: Slot,
  changes: ['slot', 'appointment kind'],
  errors: [
    'not found',
    'no role',
    'until before first day',
    'first day too far',
    'window too short',
    'window and capacity',
    'never happens',
    'too many slots',
    'too many times of host',
    'too many times of business',
    'kind archived',
    'record id taken',
  ],
})

export const updateSlot = endpoint({
  method: 'PUT',
  path: '/reservations/:id',
  access: update,
  summary:
    'Changes one occurrence, that and the later ones, or all. Bookings that it touches are listed until somebody says what becomes ' +
    'of them.',
  input: z.object({
    ...idInput,
    ...slotFields,
    startsAt: Timestamp.nullable().default(null),
    scope: z.enum(changeScopes),
    /** The id of the new series where later occurrences are split off; made on the device. */
    newId: z.uuid().optional(),
    touched: z.enum(touchedChoices).optional(),
  }),
  output: Slot,
  changes: ['slot', 'booking', 'credit'],
  errors: [
    'not found',
    'no role',
    'until before first day',
    'first day too far',
    'window too short',
    'window and capacity',
    'never happens',
    'capacity below bookings',
    'bookings touched',
    'time taken',
    'time lost',
    'kind archived',
    'too many slots',
    'too many times of host',
    'too many times of business',
    'record id taken',
  ],
})

export const deleteSlot = endpoint({
  method: 'DELETE',
  path: '/reservations/:id',
  access: { permission: 'delete reservations' },
  summary:
    'Removes one occurrence, that and the later ones, or all. Bookings are listed first; only their clients are told when they are ' +
    'cancelled.',
  input: z.object({
    ...idInput,
    startsAt: Timestamp.optional(),
    scope: z.enum(changeScopes).default('all'),
    touched: z.enum(['keep', 'cancel']).optional(),
    reason: z.string().trim().max(reservationLimits.reason).default(''),
  }),
  output: Nothing,
  changes: ['slot', 'booking', 'credit'],
  errors: ['not found', 'bookings touched'],
})

export const undeleteSlot = endpoint({
  method: 'POST',
  path: '/reservations/:id/undelete',
  access: { permission: 'delete reservations' },
  summary: 'Brings back what was deleted without touching a booking.',
  input: z.object({
    ...idInput,
    startsAt: Timestamp.optional(),
    scope: z.enum(changeScopes).default('all'),
    untilDay: Day.nullable().default(null),
  }),
  output: Nothing,
  changes: ['slot', 'booking'],
  errors: ['not found', 'time taken', 'time lost'],
})

export const moveReservation = endpoint({
  method: 'POST',
  path: '/reservations/calendar/update',
  access: update,
  summary: 'Moves one occurrence, or gives it another length or host; its bookings come along, and their clients are told a minute later.',
  input: z.object({
    ...idInput,
    startsAt: Timestamp,
    startDate: Timestamp,
    endDate: Timestamp,
    hostId: z.uuid().optional(),
    capacity: z.int().min(1).max(reservationLimits.capacity).optional(),
    note: z.string().trim().max(reservationLimits.note).optional(),
    /** Passes over closures and buffers; never over a time that is taken. */
    passesRules: z.boolean().default(false),
  }),
  output: Reservation,
  changes: ['slot', 'booking'],
  errors: [
    'not found',
    'end before start',
    'time taken',
    'time lost',
    'client busy',
    'rules passed',
    'capacity below bookings',
    'booking over',
  ],
})

export const listClosures = endpoint({
  method: 'GET',
  path: '/reservations/closures',
  access: { permission: ['view reservations', 'view clients'] },
  summary: 'What is closed from today on, with the Italian holidays of the coming year that are not closures yet.',
  input: Nothing,
  output: z.object({ closures: z.array(Closure), holidays: z.array(z.object({ day: Day, name: z.string() })) }),
  shows: ['closure'],
})

export const createClosures = endpoint({
  method: 'POST',
  path: '/reservations/closures',
  access: { permission: 'create reservations' },
  summary: 'Closes the business, or one person. Bookings within are listed until each is kept or cancelled.',
  input: z.object({
    closures: z
      .array(
        z.object({
          id: z.uuid(),
          title: z.string().trim().min(1).max(reservationLimits.name),
          hostId: z.uuid().nullable().default(null),
          startDate: Timestamp,
          endDate: Timestamp,
          isHoliday: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(60),
    bookings: z
      .array(z.object({ id: z.uuid(), choice: z.enum(['keep', 'cancel']) }))
      .max(500)
      .default([]),
    reason: z.string().trim().max(reservationLimits.reason).default(''),
  }),
  output: z.object({ closures: z.array(Closure) }),
  changes: ['closure', 'slot', 'booking', 'credit'],
  errors: ['not found', 'end before start', 'closure too long', 'too many closures', 'bookings in closure', 'record id taken'],
})

export const deleteClosure = endpoint({
  method: 'DELETE',
  path: '/reservations/closures/:id',
  access: { permission: 'delete reservations' },
  input: z.object(idInput),
  output: Nothing,
  changes: ['closure', 'slot'],
  errors: ['not found'],
})

export const undeleteClosure = endpoint({
  method: 'POST',
  path: '/reservations/closures/:id/undelete',
  access: { permission: 'delete reservations' },
  input: z.object(idInput),
  output: Nothing,
  changes: ['closure', 'slot'],
  errors: ['not found'],
})
