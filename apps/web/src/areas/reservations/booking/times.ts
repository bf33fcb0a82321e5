import type { RefusalReason, Reservation } from '@allenio/contract/reservations'
import { clockIn, dayIn } from '@allenio/domain/days'

/** A time is chosen for a new booking, or for one that is moved. */
export type ChoiceMode = 'book' | 'move'

export type TimeState = 'free' | 'waiting list' | 'own' | 'refused' | 'hidden'

/** Refusals of single times that a client can understand beside the time; they are shown, and cannot be pressed. */
const wordedOfTime: readonly RefusalReason[] = ['too late', 'client busy']
/** Refusals of all times, which are said once above them. */
const wordedOfAll: readonly RefusalReason[] = ['no credits', 'upcoming maximum', 'client inactive']
/** Refusals that count the very booking that is moved; the server judges without that booking. */
const ofMovedBooking: readonly RefusalReason[] = ['no credits', 'upcoming maximum', 'daily maximum', 'client busy']

export const isWaiting = ({ booking }: Pick<Reservation, 'booking'>): boolean => booking?.state === 'waiting'

type Judged = Pick<Reservation, 'booking' | 'refusal' | 'capacity'>

export function stateOf(time: Judged, mode: ChoiceMode): TimeState {
  const { booking, refusal, capacity } = time
  // a client who waits may take a seat that has become free
  if (booking) return isWaiting(time) && refusal === null ? 'free' : 'own'
  if (refusal === null) return 'free'
  if (mode === 'move' && ofMovedBooking.includes(refusal)) return 'free'
  if (refusal === 'full') return capacity > 1 ? 'waiting list' : 'hidden'
  return wordedOfTime.includes(refusal) || wordedOfAll.includes(refusal) ? 'refused' : 'hidden'
}

/** Whether a time counts in the strip of days: it can be had without passing a rule. */
export const isFree = (time: Judged, mode: ChoiceMode): boolean =>
  stateOf(time, mode) === 'free' && (time.refusal === null || mode === 'move')

/** The refusal that holds for every time, if there is one and nothing can be booked. */
export const refusalOfAll = (times: readonly Judged[], mode: ChoiceMode): RefusalReason | undefined => {
  if (mode !== 'book' || times.some(time => isFree(time, mode))) return undefined
  return times.flatMap(({ refusal }) => (refusal !== null && wordedOfAll.includes(refusal) ? [refusal] : []))[0]
}

/** The refusal that the client reads beside a time. */
export const refusalOfTime = ({ refusal }: Judged, mode: ChoiceMode): RefusalReason | undefined =>
  refusal !== null && mode === 'book' && wordedOfTime.includes(refusal) ? refusal : undefined

export const dayParts = ['morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof dayParts)[number]

export const clockOf = ({ startDate, zone }: { startDate: string; zone: string }): string => clockIn(zone, Date.parse(startDate))
export const dayOf = ({ startDate, zone }: { startDate: string; zone: string }): string => dayIn(zone, startDate)

export const dayPartOf = (clock: string): DayPart => (clock < '12:00' ? 'morning' : clock < '18:00' ? 'afternoon' : 'evening')

/** The days with a free time that are nearest to one without, in their order. */
export const nearestDays = (free: ReadonlyMap<string, number>, day: string, count = 3): string[] => {
  const distance = (other: string) => Math.abs(Date.parse(other) - Date.parse(day))
  return [...free.keys()]
    .filter(other => (free.get(other) ?? 0) > 0)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .toSorted()
}

/** How many free times each day has. */
export function countFree(times: readonly (Judged & { startDate: string; zone: string })[], mode: ChoiceMode): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const time of times) {
    if (isFree(time, mode)) counts.set(dayOf(time), (counts.get(dayOf(time)) ?? 0) + 1)
  }
  return counts
}

/** Until when a booking of this time could be cancelled freely. */
export const cancelUntilOf = ({ startDate, rules }: Pick<Reservation, 'startDate' | 'rules'>): string =>
  new Date(Date.parse(startDate) - rules.cancelHours * 3_600_000).toISOString()
