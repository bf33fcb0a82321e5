import type { Repetition } from '@allenio/contract/repetition'
import { addDays, dayIn, momentOf } from '@allenio/domain/days'
import { firstDue, nextPlanned } from '@allenio/domain/repetition'
import { minuteMs, type Span } from './spans.ts'

/** When a series can be booked: one fixed time of some days, or a window that is cut into times. */
export interface Hours {
  firstDay: string
  startTime: string
  windowEnd: string | null
  stepMinutes: number
  durationMinutes: number
  zone: string
  repetition: Repetition
  untilDay: string | null
  /** Days on which it does not take place. */
  skippedDays: readonly string[]
}

/** One day of a series: its fixed time, or its whole window. */
export interface Occurrence extends Span {
  day: string
}

export const dayOfMoment = (zone: string, moment: number): string => dayIn(zone, new Date(moment))

export const fixedEnd = ({ durationMinutes }: Pick<Hours, 'durationMinutes'>, start: number): number => start + durationMinutes * minuteMs

/** The days between two days, both among them, on which a series takes place. */
export function daysOf(hours: Pick<Hours, 'firstDay' | 'repetition' | 'untilDay' | 'skippedDays'>, range: { from: string; to: string }) {
  const startDay = firstDue(hours.repetition, hours.firstDay)
  const schedule = { repetition: hours.repetition, startDay, untilDay: hours.untilDay }
  const skippedDays = new Set(hours.skippedDays)
  const days: string[] = []
  for (let day = nextPlanned(schedule, addDays(range.from, -1)); day !== null && day <= range.to; day = nextPlanned(schedule, day)) {
    if (!skippedDays.has(day)) days.push(day)
  }
  return days
}

type MomentOf = typeof momentOf

/**
 * The occurrences whose day lies between two days, both among them. A start in spring's missing hour comes after that hour. A reader of
 * many series passes a `moment` that remembers what it has worked out, because zones are slow to ask.
 */
export const occurrencesIn = (hours: Hours, range: { from: string; to: string }, moment: MomentOf = momentOf): Occurrence[] =>
  daysOf(hours, range).map(day => {
    const start = moment(day, hours.startTime, hours.zone)
    return { day, start, end: hours.windowEnd === null ? fixedEnd(hours, start) : moment(day, hours.windowEnd, hours.zone) }
  })

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** How many times a series offers on each of its days, by the clock. */
export function countTimes({ windowEnd, startTime, durationMinutes, stepMinutes }: Omit<Hours, 'zone' | 'skippedDays'>): number {
  if (windowEnd === null) return 1
  const minutes = minutesOf(windowEnd) - minutesOf(startTime) - durationMinutes
  return minutes < 0 ? 0 : Math.floor(minutes / stepMinutes) + 1
}

/** The times that an occurrence offers: its own, or those that fit into its window. */
export function timesIn(hours: Pick<Hours, 'windowEnd' | 'durationMinutes' | 'stepMinutes'>, occurrence: Span): Span[] {
  if (hours.windowEnd === null) return [{ start: occurrence.start, end: occurrence.end }]
  const times: Span[] = []
  for (let { start } = occurrence; fixedEnd(hours, start) <= occurrence.end; start += hours.stepMinutes * minuteMs) {
    times.push({ start, end: fixedEnd(hours, start) })
  }
  return times
}

/** The time of a series that starts at a moment; undefined where it has none. */
export function occursAt(hours: Hours, start: number): Span | undefined {
  const day = dayOfMoment(hours.zone, start)
  return occurrencesIn(hours, { from: day, to: day })
    .flatMap(occurrence => timesIn(hours, occurrence))
    .find(time => time.start === start)
}
