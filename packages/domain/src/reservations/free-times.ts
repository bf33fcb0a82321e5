import { passableRefusals, type BookingRules, type RefusalReason } from '@allenio/contract/reservations'
import { dayMs, hourMs, minuteMs, overlaps, type Span } from './spans.ts'

/** A time that is held by an appointment. */
export interface TakenTime extends Span {
  hostId: string
  /** A place that has room for one appointment at a time. */
  placeKey: string | null
  /** Free minutes that this appointment needs around it. */
  bufferBefore: number
  bufferAfter: number
  /** A fixed time that nobody has booked yet: windows leave it alone, other fixed times do not mind it. */
  isPlanned: boolean
  /** The series and the planned start, by which an asked time knows itself. */
  key: string
}

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
  /** The appointments that the client has, with the days on which they lie. */
  bookings: readonly (Span & { key: string; day: string })[]
  /** The credits that pay this kind on that day; null where nothing is to be paid. */
  credits: number
}

export interface BookingScene {
  now: number
  /** Closures of the business, and those of one host. */
  closures: readonly (Span & { hostId: string | null })[]
  taken: TakenTimes
  client: AskingClient | null
}

/** The held times of each host and each single place, sorted, so that a month of times is judged without comparing each with each. */
export interface TakenTimes {
  ofHosts: ReadonlyMap<string, readonly TakenTime[]>
  ofPlaces: ReadonlyMap<string, readonly TakenTime[]>
  /** No held time lasts longer, so that earlier ones reach into none. */
  longest: number
}

export function takenTimes(times: readonly TakenTime[]): TakenTimes {
  const sorted = times.toSorted((one, other) => one.start - other.start)
  const placed = sorted.filter(({ placeKey }) => placeKey !== null)
  return {
    ofHosts: Map.groupBy(sorted, ({ hostId }) => hostId),
    ofPlaces: Map.groupBy(placed, ({ placeKey }) => placeKey ?? ''),
    longest: sorted.reduce((most, { start, end }) => Math.max(most, end - start), 0),
  }
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
function* reasonsAgainst(time: AskedTime, { now, closures, taken, client }: BookingScene): Generator<RefusalReason> {
  const { rules } = time
  if (time.isCancelled) yield 'cancelled'
  if (client?.bookings.some(({ key }) => key === time.key)) yield 'already booked'
  if (time.taken >= time.capacity) yield 'full'
  const hostReason = hostRefusal(time, taken)
  if (hostReason === 'host busy') yield hostReason
  if (isPlaceBusy(time, taken)) yield 'place busy'
  if (client && !client.isActive) yield 'client inactive'
  if (client?.bookings.some(booking => booking.key !== time.key && overlaps(booking, time))) yield 'client busy'
  // from here on the team may pass over it
  if (time.start <= now) yield 'past'
  if (client && !client.isMeant) yield 'not for client'
  if (closures.some(closure => (closure.hostId === null || closure.hostId === time.hostId) && overlaps(closure, time))) yield 'closed'
  if (hostReason === 'too close') yield hostReason
  if (time.start > now && time.start < now + rules.leadHours * hourMs) yield 'too late'
  if (time.start > now + rules.horizonDays * dayMs) yield 'too far'
  if (!client) return
  const sameDay = client.bookings.filter(({ day, key }) => day === time.day && key !== time.key)
  if (rules.perDay !== null && sameDay.length >= rules.perDay) yield 'daily maximum'
  if (client.bookings.filter(({ start }) => start > now).length >= rules.upcoming) yield 'upcoming maximum'
  if (client.credits < time.credits) yield 'no credits'
}

const isPlaceBusy = (time: AskedTime, { ofPlaces, longest }: TakenTimes): boolean =>
  time.placeKey !== null && timesNear(ofPlaces.get(time.placeKey), time, { around: 0, longest }).some(held => isHeldFrom(time, held))

/** An appointment is in nobody's way in its own time; a fixed time that nobody has booked holds its time against windows alone. */
const isHeldFrom = (time: AskedTime, held: TakenTime): boolean =>
  held.key !== time.key && (!held.isPlanned || time.isInWindow) && overlaps(held, time)

function hostRefusal(time: AskedTime, { ofHosts, longest }: TakenTimes): 'host busy' | 'too close' | undefined {
  const near = timesNear(ofHosts.get(time.hostId), time, { around: widestBuffer, longest })
  if (near.some(held => isHeldFrom(time, held))) return 'host busy'
  const isTooClose = near.some(held => {
    if (held.key === time.key || (held.isPlanned && !time.isInWindow)) return false
    const before = Math.max(time.rules.bufferBefore, held.bufferAfter) * minuteMs
    const after = Math.max(time.rules.bufferAfter, held.bufferBefore) * minuteMs
    return overlaps(held, { start: time.start - before, end: time.end + after })
  })
  return isTooClose ? 'too close' : undefined
}

const widestBuffer = 240 * minuteMs

/** The held times that may touch a time, found in the sorted list without reading all of it. */
function timesNear(
  times: readonly TakenTime[] = [],
  { start, end }: Span,
  { around, longest }: { around: number; longest: number },
): TakenTime[] {
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((times[middle]?.start ?? 0) < start - around - longest) low = middle + 1
    else high = middle
  }
  const near: TakenTime[] = []
  for (let at = low; at < times.length; at += 1) {
    const heldTime = times[at]
    if (!heldTime || heldTime.start >= end + around) break
    if (heldTime.end > start - around) near.push(heldTime)
  }
  return near
}

/** The free times that lie nearest to one that cannot be had. */
export const nearestTimes = <Time extends Span>(times: readonly Time[], wanted: number, count = 3): Time[] =>
  times
    .toSorted((one, other) => Math.abs(one.start - wanted) - Math.abs(other.start - wanted))
    .slice(0, count)
    .toSorted((one, other) => one.start - other.start)
