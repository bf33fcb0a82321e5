import type { BookingState } from '@allenio/contract/reservations'

/** The state of a booking that its client was last told. */
export interface ToldBooking {
  state: BookingState
  startsAt: string
  hostId: string | null
}

export type BookingNews = 'booked' | 'moved' | 'cancelled' | 'seat given' | 'waiting' | null

const isOver = (state: BookingState): boolean => state === 'cancelled' || state === 'cancelled late'

/**
 * The news for a client. It follows from a comparison, so that several changes are told as what came of them, and what was undone
 * is never told.
 */
export function bookingNews(told: ToldBooking | null, now: ToldBooking): BookingNews {
  if (told === null || isOver(told.state)) return isOver(now.state) ? null : now.state === 'waiting' ? 'waiting' : 'booked'
  if (isOver(now.state)) return 'cancelled'
  if (told.state === 'waiting') return now.state === 'waiting' ? null : 'seat given'
  return told.startsAt !== now.startsAt || told.hostId !== now.hostId ? 'moved' : null
}
