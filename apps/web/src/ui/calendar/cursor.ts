import type { CalendarEntry } from './entry.ts'
import type { Point } from './drag.ts'
import type { Segment } from './segments.ts'
import { minutesOfDay } from './zone-days.ts'

/** Where the keys are: a place, and which of several entries there. */
export interface Cursor extends Point {
  pick: number
}

/** The height of a cell that arrows walk through, in minutes. */
export const cellMinutes = 30

/** Where the arrows stop: each half hour, and each start, so that no entry is passed over. */
export function stopsOf(segments: readonly Segment<CalendarEntry>[]): number[] {
  const stops = new Set(segments.map(({ from }) => from))
  for (let minute = 0; minute < minutesOfDay; minute += cellMinutes) stops.add(minute)
  return [...stops].sort((one, other) => one - other)
}

/** The next stop downwards or upwards; undefined at the end. */
export const nextStop = (stops: readonly number[], minute: number, step: 1 | -1): number | undefined =>
  step > 0 ? stops.find(stop => stop > minute) : stops.findLast(stop => stop < minute)

/** The entries at a minute, in the order in which they begin. */
export const entriesAt = (segments: readonly Segment<CalendarEntry>[], minute: number): CalendarEntry[] =>
  segments.filter(({ from, to }) => from <= minute && minute < to).map(({ item }) => item)

export const pickedOf = (entries: readonly CalendarEntry[], { pick }: Pick<Cursor, 'pick'>): CalendarEntry | undefined =>
  entries.length === 0 ? undefined : entries[pick % entries.length]
