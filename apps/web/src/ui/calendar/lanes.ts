import { addDays, daysBetween } from '#lib/days'
import type { CalendarEntry } from './entry.ts'
import { byLayer, isInStrip, type Timed } from './segments.ts'
import { dayAt, zoneDay } from './zone-days.ts'

/** An entry in a row of days, from one day of the row to another, in a lane below those that it shares a day with. */
export interface Bar {
  entry: CalendarEntry
  from: number
  to: number
  lane: number
  /** The lanes that it takes. */
  lines: number
  isStart: boolean
  isEnd: boolean
  /** drawn as a bar over its days, and not as a line with its time */
  isLong: boolean
}

/** The days of an entry, the last one among them. What ends at midnight does not touch the day that begins then. */
export function daysOf({ start, end }: Pick<Timed<CalendarEntry>, 'start' | 'end'>, zone: string): { first: string; last: string } {
  return { first: dayAt(start, zone), last: dayAt(Math.max(start, end - 1), zone) }
}

/**
 * The bars of a row of days. Long ones stand above, so that they keep their lane over the days. Each takes its lines, at most so many as
 * the row has room for.
 */
export function barsOf(items: readonly Timed<CalendarEntry>[], days: readonly string[], zone: string, mostLines = 1): Bar[] {
  const [first = '', last = first] = [days[0], days.at(-1)]
  const [begin, end] = [zoneDay(first, zone).from, zoneDay(last, zone).to]
  const lanes: boolean[][] = []
  return items
    .filter(each => each.start < end && (each.end > begin || each.start >= begin))
    .map(each => ({ start: each.start, bar: barOf(each, { first, dayCount: days.length, zone, mostLines }) }))
    .sort((one, other) => byLength(one.bar, other.bar) || one.start - other.start || byLayer(one.bar.entry, other.bar.entry))
    .map(({ bar }) => ({ ...bar, lane: takeLane(lanes, bar) }))
}

interface RowOfDays {
  first: string
  dayCount: number
  zone: string
  mostLines: number
}

function barOf(each: Timed<CalendarEntry>, { first, dayCount, zone, mostLines }: RowOfDays): Bar {
  const covered = daysOf(each, zone)
  const [from, to] = [daysBetween(first, covered.first), daysBetween(first, covered.last)]
  return {
    entry: each.item,
    from: Math.max(0, from),
    to: Math.min(dayCount - 1, to),
    lane: 0,
    lines: Math.min(each.item.lines ?? 1, mostLines),
    isStart: from >= 0,
    isEnd: to < dayCount,
    isLong: isInStrip(each) || from !== to,
  }
}

const byLength = (one: Bar, other: Bar): number =>
  Number(other.isLong) - Number(one.isLong) || one.from - other.from || (one.isLong ? other.to - one.to : 0)

/** The first lane from which on all days of a bar are free for as many lines as it takes. */
function takeLane(lanes: boolean[][], { from, to, lines }: Bar): number {
  const isTaken = (lane: number) => lanes[lane]?.slice(from, to + 1).some(Boolean) ?? false
  const linesFrom = (lane: number) => Array.from({ length: lines }, (_, line) => lane + line)
  let lane = 0
  while (linesFrom(lane).some(isTaken)) lane += 1
  for (const each of linesFrom(lane)) {
    const row = (lanes[each] ??= [])
    for (let at = from; at <= to; at += 1) row[at] = true
  }
  return lane
}

export interface CutBars {
  bars: Bar[]
  /** how many entries of each day are not drawn */
  hidden: number[]
}

/** The entries that have room in `capacity` lines of a day: where not all have, the last line says how many more there are. */
export function cutBars(bars: readonly Bar[], dayCount: number, capacity: number): CutBars {
  const hasMore = Array.from({ length: dayCount }, (_, day) => bars.some(bar => touches(bar, day) && bar.lane + bar.lines > capacity))
  const isVisible = ({ from, to, lane, lines }: Bar) =>
    hasMore.every((more, day) => day < from || day > to || lane + lines <= (more ? capacity - 1 : capacity))
  const hiddenBars = bars.filter(bar => !isVisible(bar))
  const hidden = hasMore.map((_, day) => hiddenBars.filter(bar => touches(bar, day)).length)
  return { bars: bars.filter(isVisible), hidden }
}

const touches = ({ from, to }: Bar, day: number) => from <= day && day <= to

/** The moments of whole days, both ends among them. */
export const momentsOfDays = (first: string, last: string, zone: string): { start: number; end: number } => ({
  start: zoneDay(first, zone).from,
  end: zoneDay(addDays(last, 1), zone).from,
})
