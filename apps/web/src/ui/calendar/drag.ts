import { addDays, daysBetween } from '#lib/days'
import type { CalendarEntry, CalendarSpan } from './entry.ts'
import { daysOf, momentsOfDays } from './lanes.ts'
import { timed } from './segments.ts'
import { dayAt, isoOf, minuteAt, minutesOfDay, momentAt, zoneDay } from './zone-days.ts'

/** A place of the calendar: a minute of a day, or the whole day where there are no hours. */
export interface Point {
  day: string
  minute?: number | undefined
  /** the column of the team's day; undefined also stands for nobody's column, so that only `hasPeople` tells */
  personId?: string | undefined
}

/** A change under way: an entry is created, moved or resized, by a pointer or by keys. */
export interface Drag {
  grip: 'create' | 'move' | 'start' | 'end'
  entry: CalendarEntry | null
  from: Point
  to: Point
}

export interface DragRules {
  zone: string
  step: number
  /** columns are people, so that a move may hand an entry over */
  hasPeople: boolean
}

const minuteMs = 60_000

/** The span that a drag would leave if it ended now. */
export function dragSpan({ grip, entry, from, to }: Drag, rules: DragRules): CalendarSpan {
  if (!entry) return newSpan(from, to, rules)
  switch (grip) {
    case 'create':
    case 'move':
      return movedSpan(entry, { from, to }, rules)
    case 'start':
    case 'end':
      return resizedSpan(entry, { edge: grip, to }, rules)
    default:
      return grip satisfies never
  }
}

function newSpan(from: Point, to: Point, { zone, step, hasPeople }: DragRules): CalendarSpan {
  const person = hasPeople && from.personId !== undefined ? { personId: from.personId } : {}
  if (from.minute === undefined) {
    const [first, last] = from.day <= to.day ? [from.day, to.day] : [to.day, from.day]
    return { ...wholeDays(first, last, zone), ...person }
  }
  const until = to.day === from.day ? (to.minute ?? from.minute) : to.day < from.day ? 0 : minutesOfDay
  const first = snapDown(from.minute, step)
  const [start, end] = until < first ? [snapDown(until, step), first + step] : [first, Math.max(first + step, snapUp(until, step))]
  return { ...momentsSpan(momentAt(from.day, start, zone), momentAt(from.day, Math.min(end, minutesOfDay), zone), step), ...person }
}

function movedSpan(entry: CalendarEntry, { from, to }: Pick<Drag, 'from' | 'to'>, { zone, step, hasPeople }: DragRules): CalendarSpan {
  const { start, end } = timed(entry)
  const person = personOf(entry, to, hasPeople)
  const shift = daysBetween(from.day, to.day)
  if (entry.isAllDay) {
    const { first, last } = daysOf({ start, end }, zone)
    return { ...wholeDays(addDays(first, shift), addDays(last, shift), zone), ...person }
  }
  const startDay = dayAt(start, zone)
  const startMinute = minuteAt(start, zoneDay(startDay, zone), zone)
  const next =
    from.minute === undefined || to.minute === undefined
      ? momentAt(startDay, startMinute + shift * minutesOfDay, zone)
      : movedStart({ startDay, startMinute, from: from.minute, to: to.minute, shift, step, zone })
  // an entry lasts as long as before, also over the night in which the clocks change
  return { start: isoOf(next), end: isoOf(next + end - start), ...person }
}

interface Move {
  startDay: string
  startMinute: number
  from: number
  to: number
  shift: number
  step: number
  zone: string
}

function movedStart({ startDay, startMinute, from, to, shift, step, zone }: Move): number {
  const minute = startMinute + to - from
  // an entry that stays at its height keeps minutes that the steps do not have
  return momentAt(startDay, (to === from ? minute : snapNear(minute, step)) + shift * minutesOfDay, zone)
}

function resizedSpan(entry: CalendarEntry, { edge, to }: { edge: 'start' | 'end'; to: Point }, { zone, step }: DragRules): CalendarSpan {
  const { start, end } = timed(entry)
  const person = entry.personId === undefined ? {} : { personId: entry.personId }
  if (entry.isAllDay || to.minute === undefined) {
    const { first, last } = daysOf({ start, end }, zone)
    const [from, until] = edge === 'start' ? [minDay(to.day, last), last] : [first, maxDay(to.day, first)]
    if (entry.isAllDay) return { ...wholeDays(from, until, zone), ...person }
    const shift = edge === 'start' ? daysBetween(first, from) : daysBetween(last, until)
    return { ...shiftedEdge({ start, end }, { edge, shift, zone, step }), ...person }
  }
  const moment = momentAt(to.day, snapNear(to.minute, step), zone)
  if (edge === 'start') return { start: isoOf(Math.min(moment, end - step * minuteMs)), end: isoOf(end), ...person }
  return { ...momentsSpan(start, moment, step), ...person }
}

interface EdgeShift {
  edge: 'start' | 'end'
  shift: number
  zone: string
  step: number
}

function shiftedEdge({ start, end }: { start: number; end: number }, { edge, shift, zone, step }: EdgeShift): CalendarSpan {
  const moved = (moment: number) => {
    const day = dayAt(moment, zone)
    return momentAt(day, minuteAt(moment, zoneDay(day, zone), zone) + shift * minutesOfDay, zone)
  }
  if (edge === 'end') return momentsSpan(start, moved(end), step)
  return { start: isoOf(Math.min(moved(start), end - step * minuteMs)), end: isoOf(end) }
}

const personOf = (entry: CalendarEntry, to: Point, hasPeople: boolean) => {
  const personId = hasPeople ? to.personId : entry.personId
  return personId === undefined ? {} : { personId }
}

/** In the hour that is skipped, start and end may be the same moment. */
const momentsSpan = (start: number, end: number, step: number): CalendarSpan => ({
  start: isoOf(start),
  end: isoOf(Math.max(end, start + step * minuteMs)),
})

const wholeDays = (first: string, last: string, zone: string): CalendarSpan => {
  const { start, end } = momentsOfDays(first, last, zone)
  return { start: isoOf(start), end: isoOf(end), isAllDay: true }
}

export const snapDown = (minute: number, step: number): number => Math.floor(minute / step) * step
const snapUp = (minute: number, step: number): number => Math.ceil(minute / step) * step
const snapNear = (minute: number, step: number): number => Math.round(minute / step) * step
const minDay = (one: string, other: string): string => (one < other ? one : other)
const maxDay = (one: string, other: string): string => (one > other ? one : other)

/** Whether a span leaves an entry as it is. */
export const isSameSpan = (one: CalendarSpan, other: CalendarSpan): boolean =>
  Date.parse(one.start) === Date.parse(other.start) && Date.parse(one.end) === Date.parse(other.end) && one.personId === other.personId
