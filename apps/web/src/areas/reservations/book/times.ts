import { passableRefusals, type Reservation } from '@allenio/contract/reservations'
import { clockIn, dayIn } from '#lib/days'

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

/** The time nearest to what was wished; a free one comes before one that a rule refuses. */
export function nearestTime(times: readonly Reservation[], { day, clock }: Wish): Reservation | undefined {
  const distance = ({ startDate, zone }: Reservation) => {
    const days = Math.abs(Date.parse(`${dayIn(zone, startDate)}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / 60_000
    return (
      days +
      (clock === undefined
        ? minutesOf(clockIn(zone, Date.parse(startDate)))
        : Math.abs(minutesOf(clockIn(zone, Date.parse(startDate))) - minutesOf(clock)))
    )
  }
  const best = (list: readonly Reservation[]) =>
    list.reduce<Reservation | undefined>((found, each) => (found && distance(found) <= distance(each) ? found : each), undefined)
  return best(times.filter(({ refusal }) => refusal === null)) ?? best(times)
}

/** The days with their times, in their order. */
export const byDay = (times: readonly Reservation[]): [string, Reservation[]][] => [
  ...Map.groupBy(
    times.toSorted((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate)),
    ({ zone, startDate }) => dayIn(zone, startDate),
  ),
]
