import { addDays, momentOf } from '#lib/days'
import type { CalendarSpan } from './entry.ts'

const midnight = (day: string, zone: string): string => new Date(momentOf(day, '00:00', zone)).toISOString()

/**
 * The span of whole days, both ends among them. It goes from midnight to midnight of the zone, which is 23 or 25 hours where the clocks
 * change.
 */
export const wholeDays = (first: string, last: string, zone: string): CalendarSpan => ({
  start: midnight(first, zone),
  end: midnight(addDays(last, 1), zone),
  isAllDay: true,
})
