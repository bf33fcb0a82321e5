import { clockIn, dayIn, momentOf } from '#lib/days'
import type { CalendarSpan } from './entry.ts'

const hourMs = 3_600_000

/** The next full hour of today, or the same hour of another day. */
export function nextHour(day: string, zone: string, now = Date.now()): CalendarSpan {
  const next = Math.ceil((now + 1) / hourMs) * hourMs
  const start = day === dayIn(zone) ? next : momentOf(day, clockIn(zone, next), zone)
  return { start: new Date(start).toISOString(), end: new Date(start + hourMs).toISOString() }
}
