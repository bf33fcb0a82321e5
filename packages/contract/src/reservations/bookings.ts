import { z } from 'zod'
import { ClientCard } from '../clients/clients.ts'
import { endpoint } from '../endpoint.ts'
import { areDistinct, Day, listInput, Nothing, Timestamp } from '../lists.ts'
import { bookingStates, HostCard, KindCard, refusals, reservationLimits } from './fields.ts'

/** A booking as a history lists it. */
export const Booking = z.object({
  id: z.uuid(),
  /** The series and the planned start, by which calendars name the occurrence; the series is null once it is erased. */
  reservationId: z.uuid().nullable(),
  startsAt: Timestamp,
  startDate: Timestamp,
  endDate: Timestamp,
  zone: z.string(),
  kind: KindCard,
  host: HostCard,
  client: ClientCard,
  state: z.enum(bookingStates),
  answer: z.string(),
  credits: z.number().int(),
  /** The place in the waiting list, from 1; null where it does not wait. */
  waitingPlace: z.number().int().nullable(),
  isByClient: z.boolean(),
  bookedAt: Timestamp,
  cancelledAt: Timestamp.nullable(),
  /** Why it was cancelled, or the credit was given back. */
  reason: z.string(),
  cancelUntil: Timestamp,
  moveUntil: Timestamp,
  may: z.object({ cancel: z.boolean(), move: z.boolean(), attend: z.boolean() }),
})
export type Booking = z.output<typeof Booking>

const userReservation = { userReservationId: z.uuid() }
const book = { permission: 'book reservations' } as const

const occurrence = { reservationId: z.uuid(), startsAt: Timestamp }

/** The three free times that are nearest to one that cannot be had. */
export const NearestTimes = z.array(z.object({ ...occurrence, startDate: Timestamp }))
export type NearestTimes = z.output<typeof NearestTimes>

export const listBookings = endpoint({
  method: 'GET',
  path: '/reservations/list/index',
  access: { permission: 'view reservations' },
  summary: 'The history of bookings, the latest start first; a client gets their own.',
  input: z.object({
    ...listInput,
    clientId: z.uuid().optional(),
    hostId: z.uuid().optional(),
    kindId: z.uuid().optional(),
    collaboratorId: z.uuid().optional(),
    state: z.enum(bookingStates).optional(),
    from: Day.optional(),
    to: Day.optional(),
    /** Only those that are over and not marked yet. */
    unmarked: z.stringbool().optional(),
  }),
  output: z.object({ reservations: z.array(Booking), nextPage: z.number().int() }),
  shows: ['booking', 'slot', 'client', 'appointment kind'],
  errors: ['not found'],
})

export const listClientReservations = endpoint({
  method: 'GET',
  path: '/clients/:id/reservations',
  access: { permission: ['view clients', 'view reservations'] },
  summary: 'What comes, what was, and how often the client came.',
  input: z.object({ id: z.uuid(), page: listInput.page }),
  output: z.object({
    /** Only on the first page; the soonest first. */
    coming: z.array(Booking),
    past: z.array(Booking),
    attendance: z.object({
      attended: z.number().int(),
      missed: z.number().int(),
      excused: z.number().int(),
      cancelledLate: z.number().int(),
    }),
    nextPage: z.number().int(),
  }),
  shows: ['booking', 'slot', 'client'],
  errors: ['not found'],
})

export const previewBookings = endpoint({
  method: 'GET',
  path: '/reservations/clients/preview',
  access: book,
  summary: 'The same time in the coming weeks, each with the reason where it cannot be booked.',
  input: z.object({ ...occurrence, clientId: z.uuid().optional(), weeks: z.coerce.number().int().min(1).max(reservationLimits.weeks) }),
  output: z.object({
    times: z.array(z.object({ ...occurrence, startDate: Timestamp, refusal: z.enum(refusals).nullable() })),
    credits: z.object({ needed: z.number().int(), available: z.number().int().nullable() }),
  }),
  shows: ['booking', 'slot', 'closure', 'credit'],
  errors: ['not found'],
})

export const createBookings = endpoint({
  method: 'POST',
  path: '/reservations/clients/create',
  access: book,
  summary:
    'Books for up to 50 clients, or one client for some weeks; the ids are made on the device. A client books for themselves alone. ' +
    'All or none, but in weeks that cannot be had, where the rest is booked.',
  input: z.object({
    ...occurrence,
    bookings: z
      .array(z.object({ id: z.uuid(), clientId: z.uuid() }))
      .min(1)
      .max(reservationLimits.clients)
      .refine(bookings => areDistinct(bookings, ({ id }) => id) && areDistinct(bookings, ({ clientId }) => clientId)),
    /** Later weeks at the same time, each with the id of its booking; for one client only. */
    weeks: z
      .array(z.object({ startsAt: Timestamp, id: z.uuid() }))
      .max(reservationLimits.weeks - 1)
      .default([]),
    answer: z.string().trim().max(reservationLimits.answer).default(''),
    /** Waits for a seat where none is free. */
    waits: z.boolean().default(false),
    /** For the team: passes over rules, never over a seat or a time that is taken. */
    passesRules: z.boolean().default(false),
  }),
  output: z.object({
    bookings: z.array(Booking),
    /** Weeks that could not be had. */
    refused: z.array(z.object({ startsAt: Timestamp, refusal: z.enum(refusals) })),
  }),
  changes: ['booking', 'credit', 'slot'],
  errors: [
    'not found',
    'not bookable',
    'time taken',
    'time lost',
    'time full',
    'client busy',
    'already booked',
    'rules passed',
    'client not active',
    'record id taken',
  ],
})

export const cancelBooking = endpoint({
  method: 'DELETE',
  path: '/reservations/:userReservationId/client',
  keepsRow: true,
  access: book,
  summary:
    'A client who cancels too late loses the credit, unless the team gives it back with a reason. The business’s own cancellation ' +
    'returns it.',
  input: z.object({
    ...userReservation,
    reason: z.string().trim().max(reservationLimits.reason).default(''),
    /** For the team: the client cancelled, so that their limit counts. */
    isAskedByClient: z.stringbool().default(false),
    /** For the team: returns the credit although it is too late; needs a reason. */
    givesCreditBack: z.stringbool().default(false),
  }),
  output: Booking,
  changes: ['booking', 'credit', 'slot'],
  errors: ['not found', 'booking over', 'reason needed'],
})

export const undoCancelBooking = endpoint({
  method: 'POST',
  path: '/reservations/:userReservationId/client/undelete',
  access: book,
  summary: 'Takes a cancellation back while the seat is still free.',
  input: z.object(userReservation),
  output: Booking,
  changes: ['booking', 'credit', 'slot'],
  errors: [
    'not found',
    'not cancelled',
    'booking over',
    'time taken',
    'time lost',
    'time full',
    'client busy',
    'already booked',
    'not bookable',
  ],
})

export const moveBooking = endpoint({
  method: 'PUT',
  path: '/reservations/:userReservationId/client',
  access: book,
  summary: 'Takes another time of the same kind in one step: the old one is given up only when the new one is had.',
  input: z.object({ ...userReservation, ...occurrence, passesRules: z.boolean().default(false) }),
  output: Booking,
  changes: ['booking', 'credit', 'slot'],
  errors: [
    'not found',
    'booking over',
    'move too late',
    'not bookable',
    'time taken',
    'time lost',
    'time full',
    'client busy',
    'already booked',
    'rules passed',
  ],
})

export const markAttendance = endpoint({
  method: 'POST',
  path: '/reservations/:userReservationId/attendance',
  access: { permission: 'update reservations' },
  summary: 'Correctable for 30 days; credits follow.',
  input: z.object({
    ...userReservation,
    state: z.enum(['booked', 'attended', 'no show', 'excused']),
    /** Returns the credit of a no-show. */
    givesCreditBack: z.boolean().default(false),
    reason: z.string().trim().max(reservationLimits.reason).default(''),
  }),
  output: Booking,
  changes: ['booking', 'credit'],
  errors: ['not found', 'booking not over', 'attendance too old', 'reason needed', 'not cancelled'],
})

export const getNextBooking = endpoint({
  method: 'GET',
  path: '/me/next-reservation',
  access: { role: 'client' },
  summary: 'The next appointment, and what the client booked last, so that booking begins there.',
  input: Nothing,
  output: z.object({
    /** The client's record, for which they book. */
    clientId: z.uuid(),
    next: Booking.nullable(),
    coming: z.number().int(),
    last: z.object({ kindId: z.uuid(), hostId: z.uuid() }).nullable(),
    mayBook: z.boolean(),
  }),
  shows: ['booking', 'slot', 'credit'],
})
