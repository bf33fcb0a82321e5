import type { BookingState } from '@allenio/contract/reservations'
import type { Transitions } from '@allenio/domain/states'

/**
 * A mark of attendance can be corrected, and a cancellation taken back. A seated booking of a client's second record is cancelled at any
 * time.
 */
export const bookingTransitions = {
  waiting: ['booked', 'cancelled'],
  booked: ['attended', 'no show', 'excused', 'cancelled', 'cancelled late'],
  attended: ['booked', 'no show', 'excused', 'cancelled'],
  'no show': ['booked', 'attended', 'excused', 'cancelled'],
  excused: ['booked', 'attended', 'no show', 'cancelled'],
  cancelled: ['booked'],
  'cancelled late': ['booked'],
} as const satisfies Transitions<BookingState>
