import { addDays, dayIn, momentOf } from '@allenio/domain/days'
import { occurrencesIn, type Occurrence, type ReminderTimes } from './occurrences.ts'

/** A reminder for a whole day is announced as if it began then. */
export const dayAlertClock = '08:00'

export interface Alert {
  day: string
  minutes: number
  at: number
  startsAt: number
}

/** The moment that the alerts of an occurrence announce, in milliseconds. */
export const alertedStart = (
  { timeZone }: Pick<ReminderTimes, 'timeZone'>,
  { day, startsAt }: Pick<Occurrence, 'day' | 'startsAt'>,
): number => (startsAt === null ? momentOf(day, dayAlertClock, timeZone) : Date.parse(startsAt))

/** The alerts that leave after one moment and by another. */
export function alertsBetween(
  times: ReminderTimes,
  alerts: readonly number[],
  { after, until }: { after: number; until: number },
): Alert[] {
  if (alerts.length === 0 || until <= after) return []
  const longest = Math.max(...alerts)
  const from = addDays(dayIn(times.timeZone, new Date(after)), -1)
  const to = addDays(dayIn(times.timeZone, new Date(until + longest * 60_000)), 1)
  return occurrencesIn(times, { from, to }).flatMap(occurrence => {
    const { day } = occurrence
    const start = alertedStart(times, occurrence)
    return alerts
      .map(minutes => ({ day, minutes, at: start - minutes * 60_000, startsAt: start }))
      .filter(({ at }) => at > after && at <= until)
  })
}
