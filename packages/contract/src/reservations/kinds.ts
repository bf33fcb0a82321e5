import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idInput, Nothing, Timestamp } from '../lists.ts'
import { EventColorName, KindCard, MeetingLink, reservationLimits } from './fields.ts'
import { BookingRules, RuleChanges } from './rules.ts'

const kindFields = {
  name: z.string().trim().min(1).max(reservationLimits.name),
  durationMinutes: z.int().min(reservationLimits.durationMinutes.least).max(reservationLimits.durationMinutes.most),
  /** The credits that a booking costs. */
  credits: z.int().min(0).max(20).default(0),
  color: EventColorName.default('blue'),
  place: z.string().trim().max(reservationLimits.place).default(''),
  /** The place has room for one appointment at a time. */
  isPlaceSingle: z.boolean().default(false),
  link: MeetingLink.default(''),
  rules: RuleChanges.prefault({}),
}

/** The kind of appointment that people book: a session, a class, a visit. */
export const AppointmentKind = KindCard.extend({
  isPlaceSingle: z.boolean(),
  rules: RuleChanges,
  isArchived: z.boolean(),
  slots: z.number().int(),
  createdAt: Timestamp,
})
export type AppointmentKind = z.output<typeof AppointmentKind>

const view = { permission: 'view reservations' } as const
const update = { permission: ['update reservations', 'view clients'] } as const

export const listKinds = endpoint({
  method: 'GET',
  path: '/reservations/kinds',
  access: view,
  summary: 'By name. Clients see those that they can book.',
  input: Nothing,
  output: z.object({ kinds: z.array(AppointmentKind) }),
  shows: ['appointment kind', 'slot'],
})

export const createKind = endpoint({
  method: 'POST',
  path: '/reservations/kinds',
  access: { permission: 'create reservations' },
  input: z.object(kindFields),
  output: AppointmentKind,
  changes: ['appointment kind'],
  errors: ['too many kinds'],
})

export const updateKind = endpoint({
  method: 'PUT',
  path: '/reservations/kinds/:id',
  access: update,
  summary: 'What is booked already keeps its times.',
  input: z.object({ ...idInput, ...kindFields, isArchived: z.boolean().default(false) }),
  output: AppointmentKind,
  changes: ['appointment kind', 'slot', 'booking'],
  errors: ['not found'],
})

export const getBookingSettings = endpoint({
  method: 'GET',
  path: '/reservations/settings',
  access: { permission: ['view reservations', 'view clients'] },
  input: Nothing,
  output: z.object({ rules: BookingRules, zone: z.string() }),
  shows: ['appointment kind'],
})

export const updateBookingSettings = endpoint({
  method: 'PUT',
  path: '/reservations/settings',
  access: { role: 'admin' },
  input: z.object({ rules: BookingRules }),
  output: z.object({ rules: BookingRules, zone: z.string() }),
  changes: ['appointment kind', 'slot', 'booking'],
})
