import { z } from 'zod'
import { ClientCard } from '../clients/clients.ts'
import { eventColors } from '../event-colors/event-colors.ts'
import { Day, Timestamp } from '../lists.ts'
import { collaboratorRoles } from '../roles.ts'

export const reservationLimits = {
  /** The days that one read of the calendar may span. */
  days: 62,
  capacity: 200,
  /** The clients that one call books for. */
  clients: 50,
  weeks: 26,
  durationMinutes: { least: 5, most: 12 * 60 },
  name: 80,
  place: 200,
  link: 500,
  note: 1_000,
  message: 1_000,
  answer: 500,
  reason: 300,
  groups: 50,
  kinds: 60,
  series: 500,
  /**
   * The times that one host offers on a day: 16 hours every five minutes. All hours of a business together offer so many as forty
   * people who each receive for twelve hours, every quarter of an hour: a gym of hundreds of members has a few hundred.
   */
  timesOfHost: 200,
  timesOfBusiness: 2_000,
  /** The single times of one answer; the days beyond it are answered by their number of times. */
  timesOfAnswer: 5_000,
  closures: 400,
  closureDays: 366,
  perPage: 50,
  /** How long attendance can be corrected, and after how long an unmarked booking counts as attended. */
  attendanceDays: 30,
  attendedAfterHours: 24,
} as const

/** A time of the day, as clocks show it. */
export const Clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

/** A link that opens in a browser; nothing else runs where a client presses it. */
export const MeetingLink = z
  .string()
  .trim()
  .max(reservationLimits.link)
  .refine(text => text === '' || /^https?:\/\/\S+$/i.test(text))

export const EventColorName = z.enum(eventColors)
export const TeamRole = z.enum(collaboratorRoles)

/** Booked and not over yet, what came of it, or waiting for a seat. */
export const bookingStates = ['booked', 'attended', 'no show', 'excused', 'cancelled', 'cancelled late', 'waiting'] as const
export type BookingState = (typeof bookingStates)[number]
/** The states in which a booking takes a seat. */
export const seatedStates = ['booked', 'attended', 'no show', 'excused'] as const satisfies readonly BookingState[]

export const occurrenceStates = ['open', 'full', 'closed', 'past', 'cancelled'] as const
export type OccurrenceState = (typeof occurrenceStates)[number]

/** Why a time cannot be booked by a client. */
export const refusals = [
  'past',
  'too late',
  'too far',
  'closed',
  'cancelled',
  'full',
  'host busy',
  'too close',
  'place busy',
  'client busy',
  'daily maximum',
  'upcoming maximum',
  'no credits',
  'client inactive',
  'not for client',
  'already booked',
] as const
export type RefusalReason = (typeof refusals)[number]

/** The refusals that the team may pass over. The others keep two bookings off one seat, or one person out of two places. */
export const passableRefusals = [
  'past',
  'too late',
  'too far',
  'closed',
  'too close',
  'daily maximum',
  'upcoming maximum',
  'no credits',
  'not for client',
] as const satisfies readonly RefusalReason[]

export const HostCard = z.object({ id: z.uuid(), name: z.string(), photo: z.string().nullable() })
export type HostCard = z.output<typeof HostCard>

export const KindCard = z.object({
  id: z.uuid(),
  name: z.string(),
  durationMinutes: z.number().int(),
  credits: z.number().int(),
  color: EventColorName,
  place: z.string(),
  link: z.string(),
})
export type KindCard = z.output<typeof KindCard>

/** Somebody's place in an appointment. */
export const ReservedUser = z.object({
  id: z.uuid(),
  client: ClientCard,
  state: z.enum(bookingStates),
  /** The answer of the client to the message of the slot. */
  answer: z.string(),
  isByClient: z.boolean(),
  bookedAt: Timestamp,
  credits: z.number().int(),
  /** A host sees the names of all who come; the rest of the record only whoever is in charge. */
  isInCharge: z.boolean(),
  allergies: z.string(),
  injuries: z.string(),
})
export type ReservedUser = z.output<typeof ReservedUser>

/** A client's own booking. */
export const OwnBooking = z.object({
  id: z.uuid(),
  state: z.enum(bookingStates),
  answer: z.string(),
  credits: z.number().int(),
  /** The place in the waiting list, from 1; null where it does not wait. */
  waitingPlace: z.number().int().nullable(),
  /** Until then it is cancelled, or moved, without losing the credit. */
  cancelUntil: Timestamp,
  moveUntil: Timestamp,
  may: z.object({ cancel: z.boolean(), move: z.boolean() }),
})
export type OwnBooking = z.output<typeof OwnBooking>

/** One time that can be booked, or is. `id` is the series; with `startsAt` it names the occurrence. */
export const Reservation = z.object({
  id: z.uuid(),
  /** The planned start, by which the occurrence is named also after it was moved. */
  startsAt: Timestamp,
  date: Day,
  startDate: Timestamp,
  endDate: Timestamp,
  zone: z.string(),
  kind: KindCard,
  host: HostCard,
  capacity: z.number().int(),
  taken: z.number().int(),
  waiting: z.number().int(),
  state: z.enum(occurrenceStates),
  note: z.string(),
  /** The text that clients read before they book, and whether they may answer. */
  message: z.string(),
  isAnswerAsked: z.boolean(),
  /** For the team: who comes, and who waits. For a client empty. */
  reservedUsers: z.array(ReservedUser),
  /** How many of those who come the asker may not see. */
  hiddenUsers: z.number().int(),
  /** For a client: their own booking. */
  booking: OwnBooking.nullable(),
  /** For a client, or the client that was asked for: why it cannot be booked. */
  refusal: z.enum(refusals).nullable(),
  rules: z.object({ cancelHours: z.number().int(), moveHours: z.number().int() }),
  isRepeated: z.boolean(),
  may: z.object({ update: z.boolean(), book: z.boolean(), attend: z.boolean() }),
})
export type Reservation = z.output<typeof Reservation>

/** The times of a window that have no row yet: what they share stands once. They are as long as their kind. */
export const WindowTimes = Reservation.pick({
  id: true,
  zone: true,
  kind: true,
  host: true,
  note: true,
  message: true,
  isAnswerAsked: true,
  rules: true,
  isRepeated: true,
}).extend({
  /** Times of one day that can be booked alike, by their starts. */
  times: z.array(z.object({ date: Day, refusal: z.enum(refusals).nullable(), mayBook: z.boolean(), starts: z.array(Timestamp) })),
})
export type WindowTimes = z.output<typeof WindowTimes>
