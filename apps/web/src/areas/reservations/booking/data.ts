import {
  getNextBooking,
  listBookings,
  listHosts,
  listKinds,
  listReservations,
  previewBookings,
  type Booking,
} from '@allenio/contract/reservations'
import { addDays, dayIn } from '@allenio/domain/days'
import { listQuery, read } from '#lib/api'
import { hrefTo } from '#lib/screens'

export type BookingView = 'book' | 'mine' | 'credits'

export const bookingHref = (view?: Exclude<BookingView, 'book'>): `/${string}` => hrefTo('/reservations', { search: { view } })

export const nextBookingQuery = () => read(getNextBooking, {}, { isStored: true, quiet: true })

/** All of one's own bookings, the latest start first: those to come are on the first page. */
export const ownBookingsQuery = () => listQuery(listBookings, {}, { rows: ({ reservations }) => reservations, isStored: true, quiet: true })

export const kindsQuery = () => read(listKinds, {}, { quiet: true, isStored: true })
export const hostsQuery = () => read(listHosts, {}, { quiet: true, isStored: true })

/** The days of one read of times; the strip grows by so many. */
export const daysPerRead = 14

interface TimesOf {
  kindId: string
  from: string
  clientId?: string | undefined
  days?: number
}

export const timesQuery = ({ kindId, from, clientId, days = daysPerRead }: TimesOf) =>
  read(
    listReservations,
    { from, to: addDays(from, days - 1), kindId, ...(clientId !== undefined && { clientId }) },
    { quiet: true, staleTime: 30_000 },
  )

interface PreviewOf {
  reservationId: string
  startsAt: string
  weeks: number
  clientId?: string | undefined
}

export const previewQuery = ({ reservationId, startsAt, weeks, clientId }: PreviewOf) =>
  read(previewBookings, { reservationId, startsAt, weeks: String(weeks), ...(clientId !== undefined && { clientId }) }, { quiet: true })

/** A booking as a message names it. */
export const subjectOf = ({ id, kind, startDate, zone }: Booking) =>
  ({ kind: 'appointment', id, title: kind.name, day: dayIn(zone, startDate) }) as const

export const isComing = ({ state, endDate }: Pick<Booking, 'state' | 'endDate'>, now: number): boolean =>
  (state === 'booked' || state === 'waiting') && Date.parse(endDate) > now

/** Bookings to come, the soonest first, and those that were. */
export function splitBookings(bookings: readonly Booking[], now: number) {
  const coming = bookings.filter(booking => isComing(booking, now)).toReversed()
  return {
    booked: coming.filter(({ state }) => state === 'booked'),
    waiting: coming.filter(({ state }) => state === 'waiting'),
    past: bookings.filter(booking => !isComing(booking, now)),
  }
}
