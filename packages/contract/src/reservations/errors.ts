// bookings change credits, whose things are declared there
import type {} from '../credits/credits.ts'
import type { ErrorTable } from '../errors.ts'

export const reservationErrors = {
  'no role': 422,
  'until before first day': 422,
  'first day too far': 422,
  'window too short': 422,
  'window and capacity': 422,
  'never happens': 422,
  'capacity below bookings': 409,
  'bookings touched': 409,
  'bookings in closure': 409,
  'too many slots': 409,
  'too many times of host': 422,
  'too many times of business': 422,
  'too many kinds': 409,
  'too many closures': 409,
  'kind archived': 409,
  'span too long': 422,
  'closure too long': 422,
  'end before start': 422,
  'time taken': 409,
  'time lost': 409,
  'time full': 409,
  'client busy': 409,
  'already booked': 409,
  'not bookable': 409,
  'rules passed': 409,
  'client not active': 409,
  'not cancelled': 409,
  'booking over': 409,
  'booking not over': 409,
  'attendance too old': 409,
  'reason needed': 422,
  'move too late': 409,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    reservations: typeof reservationErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    reservations: 'slot' | 'booking' | 'appointment kind' | 'closure'
  }
}
