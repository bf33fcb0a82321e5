export { choosePacks, type PackUse, type UsablePack } from './credits.ts'
export { isLate, latestChange, rulesOf } from './rules.ts'
export { holidaysFrom, type Holiday } from './holidays.ts'
export { countTimes, dayOfMoment, daysOf, fixedEnd, occurrencesIn, occursAt, timesIn, type Hours, type Occurrence } from './occurrences.ts'
export { timesOfAnswer } from './window-times.ts'
export {
  firstRefusal,
  isPassable,
  nearestTimes,
  refusalsOf,
  sortBookings,
  type AskedTime,
  type AskingClient,
  type BookingScene,
  type ClientBooking,
  type ClientBookings,
} from './free-times.ts'
export { closedTimes, isClosed, takenTimes, type ClosedTimes, type TakenTime, type TakenTimes } from './held-times.ts'
export { overlaps, type Span } from './spans.ts'
export { parseBookingText, type BookingText } from './booking-texts.ts'
export { bookingTransitions } from './booking-states.ts'
export { bookingNews, type BookingNews, type ToldBooking } from './booking-news.ts'
