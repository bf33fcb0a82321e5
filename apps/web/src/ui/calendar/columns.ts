import type { Board } from './board.ts'
import { cellMinutes, entriesAt, stopsOf, type Cursor } from './cursor.ts'
import type { Point } from './drag.ts'
import type { CalendarBand, CalendarEntry, CalendarSpan } from './entry.ts'
import { daysOf, momentsOfDays } from './lanes.ts'
import type { Column } from './pointer.ts'
import { byPlace, isInStrip, segmentsIn, timed, type Segment } from './segments.ts'
import { spanFrom } from './spans.ts'
import { dayAt, isoOf, minuteAt, minutesOfDay, zoneDay } from './zone-days.ts'

/** A column of the hours: a day, or a person on one day. */
export interface TimeColumn extends Column {
  name?: string | undefined
  detail?: string | undefined
  photo?: string | undefined
}

/** A column with what lies in it. */
export interface FilledColumn {
  column: TimeColumn
  /** in the order in which they begin */
  segments: Segment<CalendarEntry>[]
  bands: Segment<CalendarBand>[]
  /** the entries above the hours */
  strip: CalendarEntry[]
}

export function fillColumns(
  { items, bands, zone }: Pick<Board, 'items' | 'bands' | 'zone'>,
  columns: readonly TimeColumn[],
  isTeam: boolean,
): FilledColumn[] {
  const inHours = items.filter(item => !isInStrip(item))
  const inStrip = items.filter(isInStrip)
  const grounds = bands.map(timed)
  return columns.map(column => {
    const day = zoneDay(column.day, zone)
    const isHere = ({ item }: { item: CalendarSpan }) => !isTeam || item.personId === column.personId
    const isGround = ({ item }: { item: CalendarSpan }) => item.personId === undefined || !isTeam || item.personId === column.personId
    return {
      column,
      segments: segmentsIn(inHours.filter(isHere), day, zone).sort(byPlace),
      bands: segmentsIn(grounds.filter(isGround), day, zone),
      strip: segmentsIn(inStrip.filter(isHere), day, zone).map(({ item }) => item),
    }
  })
}

/** The columns of the team's day: the people, and one more where an entry has none of them. */
export function peopleColumns({ day, people = [], items, look: { t } }: Board): TimeColumn[] {
  const columns: TimeColumn[] = people.map(({ id, name, detail, photo }) => ({ key: id, day, personId: id, name, detail, photo }))
  const hasOther = items.some(({ item }) => item.personId === undefined)
  return hasOther ? [...columns, { key: 'nobody', day, name: t('nobody') }] : columns
}

export const columnOf = (columns: readonly Column[], { day, personId }: Point): number =>
  columns.findIndex(column => column.day === day && column.personId === personId)

/** The cursor, or where it stands before anybody has moved it: the day that was chosen, at the first hour. */
export function cursorIn({ cursor, day, hours }: Board, columns: readonly Column[]): Cursor {
  if (cursor && columnOf(columns, cursor) >= 0) return cursor
  const column = columns.find(each => each.day === day) ?? columns[0]
  const minute = cursor ? cursor.minute : hours.first * 60
  return { day: column?.day ?? day, personId: column?.personId, minute, pick: 0 }
}

/** The cursor at the entry that somebody has pressed. */
export function cursorOn(entry: CalendarEntry, at: Point, filled: FilledColumn | undefined): Cursor {
  const place = { day: at.day, personId: at.personId }
  const segment = filled?.segments.find(({ item }) => item.id === entry.id)
  const minute = at.minute === undefined ? undefined : segment?.from
  const others = minute === undefined ? (filled?.strip ?? []) : entriesAt(filled?.segments ?? [], minute)
  return {
    ...place,
    minute,
    pick: Math.max(
      0,
      others.findIndex(({ id }) => id === entry.id),
    ),
  }
}

/** The times that Enter or a double click creates at a place. */
export function spanAtPlace(place: Point, { zone, step, isTeam }: { zone: string; step: number; isTeam: boolean }): CalendarSpan {
  const personId = isTeam ? place.personId : undefined
  if (place.minute !== undefined) return spanFrom({ day: place.day, minute: Math.min(place.minute, minutesOfDay - step), personId }, zone)
  const { start, end } = momentsOfDays(place.day, place.day, zone)
  return { start: isoOf(start), end: isoOf(end), isAllDay: true, ...(personId === undefined ? {} : { personId }) }
}

/** Start and end of a span as places among the columns. */
export function edgesOf(span: CalendarSpan, { zone, isTeam }: { zone: string; isTeam: boolean }): { start: Point; end: Point } {
  const times = timed(span)
  const person = isTeam ? { personId: span.personId } : {}
  if (isInStrip(times)) {
    const { first, last } = daysOf(times, zone)
    return { start: { day: first, ...person }, end: { day: last, ...person } }
  }
  const at = (moment: number): Point => {
    const day = dayAt(moment, zone)
    return { day, minute: minuteAt(moment, zoneDay(day, zone), zone), ...person }
  }
  const end = at(times.end)
  const start = at(times.start)
  // an end at midnight belongs to the day before
  return end.minute === 0 && end.day > start.day ? { start, end: { ...at(times.end - 1), minute: minutesOfDay } } : { start, end }
}

/** The stops of the arrows in a column. */
export const stopsIn = (filled: FilledColumn | undefined): number[] => stopsOf(filled?.segments ?? [])

export const cellStart = (minute: number): number => Math.min(Math.floor(minute / cellMinutes) * cellMinutes, minutesOfDay - cellMinutes)

/** A cell ends at the next stop. */
export const cellEnd = (stops: readonly number[], minute: number): number => stops.find(stop => stop > minute) ?? minutesOfDay
