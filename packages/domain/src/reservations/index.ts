export { choosePacks, type PackUse, type UsablePack } from './credits.ts'
export { isLate, latestChange, rulesOf } from './rules.ts'
export { holidaysFrom, type Holiday } from './holidays.ts'
export { dayOfMoment, fixedEnd, occurrencesIn, occursAt, timesIn, type Hours, type Occurrence } from './occurrences.ts'
export {
  firstRefusal,
  isPassable,
  nearestTimes,
  refusalsOf,
  takenTimes,
  type AskedTime,
  type AskingClient,
  type BookingScene,
  type TakenTime,
  type TakenTimes,
} from './free-times.ts'
export { overlaps, type Span } from './spans.ts'
export { parseBookingText, type BookingText } from './booking-texts.ts'
export { bookingNews, type BookingNews, type ToldBooking } from './booking-news.ts'
