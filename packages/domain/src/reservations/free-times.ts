import { passableRefusals, type BookingRules, type RefusalReason } from '@allenio/contract/reservations'
import { isClosed, isHeldNear, meets, widenSpan, type ClosedTimes, type TakenTimes } from './held-times.ts'
import { dayMs, hourMs, overlaps, type Span } from './spans.ts'

/** A time that somebody would like to book. */
export interface AskedTime extends Span {
  hostId: string
  placeKey: string | null
  key: string
  day: string
  isInWindow: boolean
  isCancelled: boolean
  capacity: number
  taken: number
  credits: number
  rules: BookingRules
}

/** The facts about the client who asks. */
export interface AskingClient {
  isActive: boolean
  /** Whether groups and collaborators of the slot include the client. */
  isMeant: boolean
  bookings: ClientBookings
  /** The credits that pay this kind on that day; null where nothing is to be paid. */
  credits: number
}

export type ClientBooking = Span & { key: string; day: string }

/** The appointments that a client has, ordered for many questions. */
export interface ClientBookings {
  /** In the order of their starts. */
  sorted: readonly ClientBooking[]
  ofDay: ReadonlyMap<string, readonly ClientBooking[]>
  keys: ReadonlySet<string>
  /** No appointment lasts longer, so that earlier ones reach into none. */
  longest: number
}

export const sortBookings = (bookings: readonly ClientBooking[]): ClientBookings => ({
  sorted: bookings.toSorted((one, other) => one.start - other.start),
  ofDay: Map.groupBy(bookings, ({ day }) => day),
  keys: new Set(bookings.map(({ key }) => key)),
  longest: bookings.reduce((most, { start, end }) => Math.max(most, end - start), 0),
})

export interface BookingScene {
  now: number
  closed: ClosedTimes
  taken: TakenTimes
  client: AskingClient | null
}

export const isPassable = (refusal: RefusalReason): boolean => (passableRefusals as readonly RefusalReason[]).includes(refusal)

/** The first reason why a time cannot be booked, those first that nobody may pass over; null where it is free. */
export function firstRefusal(time: AskedTime, scene: BookingScene): RefusalReason | null {
  for (const reason of reasonsAgainst(time, scene)) return reason
  return null
}

/** All reasons why a time cannot be booked. */
export const refusalsOf = (time: AskedTime, scene: BookingScene): RefusalReason[] => [...reasonsAgainst(time, scene)]

/** The reasons in their order. Most times of a month are full, and nothing else is asked about those. */
function* reasonsAgainst(time: AskedTime, { now, closed, taken, client }: BookingScene): Generator<RefusalReason> {
  const { rules } = time
  if (time.isCancelled) yield 'cancelled'
  if (client?.bookings.keys.has(time.key)) yield 'already booked'
  if (time.taken >= time.capacity) yield 'full'
  const hostReason = hostRefusal(time, taken)
  if (hostReason === 'host busy') yield hostReason
  if (isPlaceBusy(time, taken)) yield 'place busy'
  if (client && !client.isActive) yield 'client inactive'
  if (client && isElsewhere(time, client.bookings)) yield 'client busy'
  // from here on the team may pass over it
  if (time.start <= now) yield 'past'
  if (client && !client.isMeant) yield 'not for client'
  if (isClosed(closed, time)) yield 'closed'
  if (hostReason === 'too close') yield hostReason
  if (time.start > now && time.start < now + rules.leadHours * hourMs) yield 'too late'
  if (time.start > now + rules.horizonDays * dayMs) yield 'too far'
  if (!client) return
  const sameDay = client.bookings.ofDay.get(time.day) ?? []
  if (rules.perDay !== null && sameDay.filter(({ key }) => key !== time.key).length >= rules.perDay) yield 'daily maximum'
  if (client.bookings.sorted.length - firstFrom(client.bookings.sorted, now + 1) >= rules.upcoming) yield 'upcoming maximum'
  if (client.credits < time.credits) yield 'no credits'
}

/** An appointment is in nobody's way in its own time; a fixed time that nobody has booked holds its time against windows alone. */
function isPlaceBusy(time: AskedTime, { ofPlaces }: TakenTimes): boolean {
  const held = time.placeKey === null ? undefined : ofPlaces.get(time.placeKey)
  if (!held) return false
  return (time.isInWindow && meets(held.planned, time)) || isHeldNear(held, time, each => overlaps(each, time))
}

function hostRefusal(time: AskedTime, { ofHosts }: TakenTimes): 'host busy' | 'too close' | undefined {
  const held = ofHosts.get(time.hostId)
  if (!held) return undefined
  if ((time.isInWindow && meets(held.planned, time)) || isHeldNear(held, time, each => overlaps(each, time))) return 'host busy'
  const { bufferBefore, bufferAfter } = time.rules
  // the wider one of two buffers counts, as if each appointment kept its own free on its side
  const widened = widenSpan(time, bufferBefore, bufferAfter)
  const isTooClose =
    (time.isInWindow && (meets(held.planned, widened) || meets(held.plannedWithBuffers, time))) ||
    isHeldNear(held, time, each => overlaps(each, widened) || overlaps(widenSpan(each, each.bufferBefore, each.bufferAfter), time))
  return isTooClose ? 'too close' : undefined
}

/** The place of the first span that starts at a moment or later. */
function firstFrom(sorted: readonly Span[], moment: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle]?.start ?? 0) < moment) low = middle + 1
    else high = middle
  }
  return low
}

function isElsewhere(time: AskedTime, { sorted, longest }: ClientBookings): boolean {
  for (let at = firstFrom(sorted, time.start - longest); at < sorted.length; at += 1) {
    const booking = sorted[at]
    if (!booking || booking.start >= time.end) return false
    if (booking.key !== time.key && booking.end > time.start) return true
  }
  return false
}

/** The free times that lie nearest to one that cannot be had. */
export const nearestTimes = <Time extends Span>(times: readonly Time[], wanted: number, count = 3): Time[] =>
  times
    .toSorted((one, other) => Math.abs(one.start - wanted) - Math.abs(other.start - wanted))
    .slice(0, count)
    .toSorted((one, other) => one.start - other.start)
