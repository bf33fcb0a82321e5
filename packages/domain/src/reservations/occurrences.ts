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

/** The occurrences whose day lies between two days, both among them. A start in spring's missing hour comes after that hour. */
export function occurrencesIn(hours: Hours, { from, to }: { from: string; to: string }): Occurrence[] {
  const startDay = firstDue(hours.repetition, hours.firstDay)
  const schedule = { repetition: hours.repetition, startDay, untilDay: hours.untilDay }
  const occurrences: Occurrence[] = []
  let day = nextPlanned(schedule, addDays(from, -1))
  while (day !== null && day <= to) {
    if (!hours.skippedDays.includes(day)) occurrences.push(occurrenceOn(hours, day))
    day = nextPlanned(schedule, day)
  }
  return occurrences
}

function occurrenceOn(hours: Hours, day: string): Occurrence {
  const start = momentOf(day, hours.startTime, hours.zone)
  return { day, start, end: hours.windowEnd === null ? fixedEnd(hours, start) : momentOf(day, hours.windowEnd, hours.zone) }
}

/** The times that an occurrence offers: its own, or those that fit into its window. */
export function timesIn(hours: Hours, occurrence: Occurrence): Span[] {
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
