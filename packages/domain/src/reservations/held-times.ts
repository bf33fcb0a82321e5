import { ruleLimits } from '@allenio/contract/reservations'
import { minuteMs, overlaps, type Span } from './spans.ts'

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

/** Spans that neither touch nor overlap, in their order. */
export type MergedSpans = readonly Span[]

const byStart = (one: Span, other: Span): number => one.start - other.start

/** Joins spans that touch or overlap, so that one look finds whether a time meets any of them. */
export function mergeSpans(spans: readonly Span[]): MergedSpans {
  const merged: Span[] = []
  for (const { start, end } of spans.toSorted(byStart)) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/** The place of the first span that ends after a moment, where both starts and ends ascend. */
function firstAfter(spans: readonly Span[], moment: number): number {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((spans[middle]?.end ?? 0) <= moment) low = middle + 1
    else high = middle
  }
  return low
}

export function meets(merged: MergedSpans | undefined, span: Span): boolean {
  const next = merged?.[firstAfter(merged, span.start)]
  return next !== undefined && overlaps(next, span)
}

/** The times that hold one host, or one place. */
interface Held {
  /** In their order, with the latest end up to each one: it ascends, also where a long appointment lies around short ones. */
  booked: readonly TakenTime[]
  latestEnds: readonly Span[]
  /** Fixed times that nobody has booked. All of them are other appointments than the time that is asked, so that they can be merged. */
  planned: MergedSpans
  /** Planned times with the free minutes that they need. */
  plannedWithBuffers: MergedSpans
}

export interface TakenTimes {
  ofHosts: ReadonlyMap<string, Held>
  ofPlaces: ReadonlyMap<string, Held>
}

/** Sorts held times by host and by place, so that a month of times is judged without comparing each with each. */
export function takenTimes(times: readonly TakenTime[]): TakenTimes {
  const sorted = times.toSorted(byStart)
  const heldBy = (groups: ReadonlyMap<string, readonly TakenTime[]>) => new Map([...groups].map(([key, group]) => [key, holdTimes(group)]))
  return {
    ofHosts: heldBy(Map.groupBy(sorted, ({ hostId }) => hostId)),
    ofPlaces: heldBy(
      Map.groupBy(
        sorted.filter(({ placeKey }) => placeKey !== null),
        ({ placeKey }) => placeKey ?? '',
      ),
    ),
  }
}

function holdTimes(sorted: readonly TakenTime[]): Held {
  const booked = sorted.filter(({ isPlanned }) => !isPlanned)
  const planned = sorted.filter(({ isPlanned }) => isPlanned)
  const latestEnds: Span[] = []
  for (const { start, end } of booked) latestEnds.push({ start, end: Math.max(end, latestEnds.at(-1)?.end ?? end) })
  return {
    booked,
    latestEnds,
    planned: mergeSpans(planned),
    plannedWithBuffers: mergeSpans(planned.map(time => widenSpan(time, time.bufferBefore, time.bufferAfter))),
  }
}

export const widenSpan = ({ start, end }: Span, minutesBefore: number, minutesAfter: number): Span => ({
  start: start - minutesBefore * minuteMs,
  end: end + minutesAfter * minuteMs,
})

/** Whether a booked appointment that is near a time, other than the time's own, fulfils a condition. */
export function isHeldNear(held: Held, time: Span & { key: string }, condition: (each: TakenTime) => boolean): boolean {
  const around = widenSpan(time, ruleLimits.bufferMinutes, ruleLimits.bufferMinutes)
  for (let at = firstAfter(held.latestEnds, around.start); at < held.booked.length; at += 1) {
    const each = held.booked[at]
    if (!each || each.start >= around.end) return false
    if (each.key !== time.key && condition(each)) return true
  }
  return false
}

/** When nobody books: closures of the business, and those of single hosts with the business's. */
export interface ClosedTimes {
  ofBusiness: MergedSpans
  ofHosts: ReadonlyMap<string, MergedSpans>
}

export function closedTimes(closures: readonly (Span & { hostId: string | null })[]): ClosedTimes {
  const ofBusiness = closures.filter(({ hostId }) => hostId === null)
  const ofHosts = Map.groupBy(
    closures.filter(({ hostId }) => hostId !== null),
    ({ hostId }) => hostId ?? '',
  )
  return {
    ofBusiness: mergeSpans(ofBusiness),
    ofHosts: new Map([...ofHosts].map(([hostId, own]) => [hostId, mergeSpans([...ofBusiness, ...own])])),
  }
}

export const isClosed = ({ ofBusiness, ofHosts }: ClosedTimes, time: Span & { hostId: string }): boolean =>
  meets(ofHosts.get(time.hostId) ?? ofBusiness, time)
