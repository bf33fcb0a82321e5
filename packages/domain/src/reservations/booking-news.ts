import type { BookingState } from '@allenio/contract/reservations'

/** What a client was last told about a booking. */
export interface ToldBooking {
  state: BookingState
  startsAt: string
  hostId: string | null
}

export type BookingNews = 'booked' | 'moved' | 'cancelled' | 'seat given' | 'waiting' | null

const isOver = (state: BookingState): boolean => state === 'cancelled' || state === 'cancelled late'

/**
 * What a client has to be told. It follows from a comparison, so that several changes are told as what came of them, and what was undone
 * is never told.
 */
export function bookingNews(told: ToldBooking | null, now: ToldBooking): BookingNews {
  if (told === null || isOver(told.state)) return isOver(now.state) ? null : now.state === 'waiting' ? 'waiting' : 'booked'
  if (isOver(now.state)) return 'cancelled'
  if (told.state === 'waiting') return now.state === 'waiting' ? null : 'seat given'
  return told.startsAt !== now.startsAt || told.hostId !== now.hostId ? 'moved' : null
}
