import type { CalendarBand, CalendarEntry, CalendarSpan } from './entry.ts'
import { minuteAt, minutesOfDay, type ZoneDay } from './zone-days.ts'

/** The share of an entry that a day draws: all of it, or the part that lies in the day. Minutes are those of the clock. */
export interface Segment<Item> {
  item: Item
  from: number
  to: number
  isStart: boolean
  isEnd: boolean
}

/** An entry with its moments in milliseconds. */
export interface Timed<Item> {
  item: Item
  start: number
  end: number
}

export const timed = <Item extends CalendarSpan>(item: Item): Timed<Item> => {
  const start = Date.parse(item.start)
  return { item, start, end: Math.max(start, Date.parse(item.end)) }
}

const dayMs = 86_400_000

/** Whole days, and what lasts a day or longer, stand above the hours. */
export const isInStrip = ({ item, start, end }: Timed<CalendarSpan>): boolean => item.isAllDay === true || end - start >= dayMs

/** The part of an item that lies in a day. In the hour that comes twice an end may seem to come before its start. */
export function segmentIn<Item extends CalendarSpan>(
  { item, start, end }: Timed<Item>,
  day: ZoneDay,
  zone: string,
): Segment<Item> | undefined {
  const isPoint = start === end && start >= day.from && start < day.to
  if (!isPoint && (start >= day.to || end <= day.from)) return undefined
  const from = Math.min(minuteAt(start, day, zone), minutesOfDay - 1)
  return { item, from, to: Math.max(from + 1, minuteAt(end, day, zone)), isStart: start >= day.from, isEnd: end <= day.to }
}

/** The segments of a day. */
export function segmentsIn<Item extends CalendarSpan>(items: readonly Timed<Item>[], day: ZoneDay, zone: string): Segment<Item>[] {
  const found: Segment<Item>[] = []
  for (const each of items) {
    const segment = segmentIn(each, day, zone)
    if (segment) found.push(segment)
  }
  return found
}

/** The order of what begins together: the same in each drawing. */
export const byLayer = (one: CalendarEntry, other: CalendarEntry): number =>
  (one.layer ?? '').localeCompare(other.layer ?? '') || (one.id < other.id ? -1 : 1)

export const byPlace = (one: Segment<CalendarEntry>, other: Segment<CalendarEntry>): number =>
  one.from - other.from || other.to - one.to || byLayer(one.item, other.item)

/** The times of a day that are outside of all open bands; none where no band is open at all. */
export function closedTimes(open: readonly Segment<CalendarBand>[], hasOpen: boolean): { from: number; to: number }[] {
  if (!hasOpen) return []
  const times: { from: number; to: number }[] = []
  let at = 0
  for (const { from, to } of open.toSorted((one, other) => one.from - other.from)) {
    if (from > at) times.push({ from: at, to: from })
    at = Math.max(at, to)
  }
  if (at < minutesOfDay) times.push({ from: at, to: minutesOfDay })
  return times
}
