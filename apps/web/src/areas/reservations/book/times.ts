import { passableRefusals, type Reservation } from '@allenio/contract/reservations'
import { clockIn, dayIn, daysBetween } from '#lib/days'

/** Times that the team can book for a client: free ones, full classes, and those that only a rule refuses. */
export const bookableTimes = (times: readonly Reservation[]): Reservation[] =>
  times.filter(({ may, booking }) => may.book && booking === null)

export const isPassable = ({ refusal }: Pick<Reservation, 'refusal'>): boolean => passableRefusals.some(passable => passable === refusal)

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

interface Wish {
  day: string
  /** HH:mm; without it the first free time of the day is meant. */
  clock?: string | undefined
}

const dayMinutes = 1_440

/** How far a time is from a wish, in minutes. What a rule refuses counts as half a day farther, and a full class as two days. */
function distance({ startDate, zone, refusal }: Reservation, { day, clock }: Wish): number {
  const days = Math.abs(daysBetween(day, dayIn(zone, startDate)))
  const minute = minutesOf(clockIn(zone, Date.parse(startDate)))
  const minutes = clock === undefined ? minute : Math.abs(minute - minutesOf(clock))
  const penalty = refusal === null ? 0 : refusal === 'full' ? 2 * dayMinutes : dayMinutes / 2
  return days * dayMinutes + minutes + penalty
}

/** The time nearest to what was wished. A free one comes before one of the same day that a rule refuses. */
export const nearestTime = (times: readonly Reservation[], wish: Wish): Reservation | undefined =>
  times.reduce<Reservation | undefined>((found, each) => (found && distance(found, wish) <= distance(each, wish) ? found : each), undefined)

/** The days with their times, in their order. */
export const byDay = (times: readonly Reservation[]): [string, Reservation[]][] => [
  ...Map.groupBy(
    times.toSorted((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate)),
    ({ zone, startDate }) => dayIn(zone, startDate),
  ),
]
