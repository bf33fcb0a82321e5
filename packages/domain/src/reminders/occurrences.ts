import { addDays, daysBetween, momentOf } from '@allenio/domain/days'
import { isDueOn, nextDue, type Schedule } from '@allenio/domain/repetition'

/** When a reminder is, as it was entered: by the clock of its zone, for the first of its occurrences. */
export interface ReminderTimes extends Schedule {
  startClock: string | null
  endDay: string | null
  endClock: string | null
  timeZone: string
}

export interface Occurrence {
  day: string
  lastDay: string
  /** Null where it is for whole days. */
  startsAt: string | null
  endsAt: string | null
}

/** An hour that spring skips begins after it, and one that autumn repeats happens once. */
export function occurrenceOn(times: ReminderTimes, day: string): Occurrence {
  const { startDay, startClock, endDay, endClock, timeZone } = times
  const lastDay = addDays(day, daysBetween(startDay, endDay ?? startDay))
  if (startClock === null) return { day, lastDay, startsAt: null, endsAt: null }
  const start = momentOf(day, startClock, timeZone)
  // both ends may fall into the missing hour, which moves the first of them behind the second
  const end = endClock === null ? null : Math.max(start, momentOf(lastDay, endClock, timeZone))
  return { day, lastDay, startsAt: new Date(start).toISOString(), endsAt: end === null ? null : new Date(end).toISOString() }
}

export const isOccurrence = (times: ReminderTimes, day: string): boolean => day >= times.startDay && isDueOn(times, day)

/** The occurrences that touch the days of a window, both ends among them, by the days of the reminder's zone. */
export function occurrencesIn(times: ReminderTimes, { from, to }: { from: string; to: string }): Occurrence[] {
  const length = daysBetween(times.startDay, times.endDay ?? times.startDay)
  const occurrences: Occurrence[] = []
  let day = nextDue(times, addDays(from, -length - 1))
  while (day !== null && day <= to) {
    occurrences.push(occurrenceOn(times, day))
    day = nextDue(times, day)
  }
  return occurrences
}

/** The last day that it touches; null where it repeats without an end. */
export function finalDay({ startDay, endDay, repetition, untilDay }: ReminderTimes): string | null {
  const length = daysBetween(startDay, endDay ?? startDay)
  if (repetition.kind === 'once') return addDays(startDay, length)
  return untilDay === null ? null : addDays(untilDay, length)
}
