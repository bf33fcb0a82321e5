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

/** What is known about the client who asks. */
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
}

export function takenTimes(times: readonly TakenTime[]): TakenTimes {
  const sorted = times.toSorted((one, other) => one.start - other.start)
  const placed = sorted.filter(({ placeKey }) => placeKey !== null)
  return { ofHosts: Map.groupBy(sorted, ({ hostId }) => hostId), ofPlaces: Map.groupBy(placed, ({ placeKey }) => placeKey ?? '') }
}

export const isPassable = (refusal: RefusalReason): boolean => (passableRefusals as readonly RefusalReason[]).includes(refusal)

/** The first reason why a time cannot be booked, those first that nobody may pass over; null where it is free. */
export const firstRefusal = (time: AskedTime, scene: BookingScene): RefusalReason | null => {
  const reasons = refusalsOf(time, scene)
  return reasons.find(reason => !isPassable(reason)) ?? reasons[0] ?? null
}

/** All reasons why a time cannot be booked. */
export function refusalsOf(time: AskedTime, { now, closures, taken, client }: BookingScene): RefusalReason[] {
  const { rules } = time
  const reasons: RefusalReason[] = []
  const refuse = (reason: RefusalReason, isRefused: boolean) => isRefused && reasons.push(reason)
  refuse('cancelled', time.isCancelled)
  refuse('past', time.start <= now)
  if (client)
    refuse(
      'already booked',
      client.bookings.some(({ key }) => key === time.key),
    )
  refuse('full', time.taken >= time.capacity)
  reasons.push(...hostRefusals(time, taken))
  refuse('place busy', time.placeKey !== null && timesNear(taken.ofPlaces.get(time.placeKey), time, 0).some(held => isHeldFrom(time, held)))
  if (client) {
    refuse('client inactive', !client.isActive)
    refuse(
      'client busy',
      client.bookings.some(booking => booking.key !== time.key && overlaps(booking, time)),
    )
    refuse('not for client', !client.isMeant)
  }
  refuse(
    'closed',
    closures.some(closure => (closure.hostId === null || closure.hostId === time.hostId) && overlaps(closure, time)),
  )
  refuse('too late', time.start > now && time.start < now + rules.leadHours * hourMs)
  refuse('too far', time.start > now + rules.horizonDays * dayMs)
  if (client) {
    const sameDay = client.bookings.filter(({ day, key }) => day === time.day && key !== time.key)
    refuse('daily maximum', rules.perDay !== null && sameDay.length >= rules.perDay)
    refuse('upcoming maximum', client.bookings.filter(({ start }) => start > now).length >= rules.upcoming)
    refuse('no credits', client.credits < time.credits)
  }
  return reasons
}

/** An appointment is in nobody's way in its own time; a fixed time that nobody has booked holds its time against windows alone. */
const isHeldFrom = (time: AskedTime, held: TakenTime): boolean =>
  held.key !== time.key && (!held.isPlanned || time.isInWindow) && overlaps(held, time)

function hostRefusals(time: AskedTime, taken: TakenTimes): RefusalReason[] {
  const near = timesNear(taken.ofHosts.get(time.hostId), time, widestBuffer)
  if (near.some(held => isHeldFrom(time, held))) return ['host busy']
  const isTooClose = near.some(held => {
    if (held.key === time.key || (held.isPlanned && !time.isInWindow)) return false
    const before = Math.max(time.rules.bufferBefore, held.bufferAfter) * minuteMs
    const after = Math.max(time.rules.bufferAfter, held.bufferBefore) * minuteMs
    return overlaps(held, { start: time.start - before, end: time.end + after })
  })
  return isTooClose ? ['too close'] : []
}

const widestBuffer = 240 * minuteMs
/** An appointment lasts at most a day, so that none which began earlier reaches into a time. */
const longest = dayMs

/** The held times that may touch a time, found in the sorted list without reading all of it. */
function timesNear(times: readonly TakenTime[] = [], { start, end }: Span, around: number): TakenTime[] {
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((times[middle]?.start ?? 0) < start - around - longest) low = middle + 1
    else high = middle
  }
  const near: TakenTime[] = []
  for (let at = low; at < times.length; at += 1) {
    const held = times[at]
    if (!held || held.start >= end + around) break
    if (held.end > start - around) near.push(held)
  }
  return near
}

/** The free times that lie nearest to one that cannot be had. */
export const nearestTimes = <Time extends Span>(times: readonly Time[], wanted: number, count = 3): Time[] =>
  times
    .toSorted((one, other) => Math.abs(one.start - wanted) - Math.abs(other.start - wanted))
    .slice(0, count)
    .toSorted((one, other) => one.start - other.start)
