import type { Formats } from '#lib/formats'
import type { CalendarSpan } from './entry.ts'
import { daysOf } from './lanes.ts'
import { isInStrip, timed } from './segments.ts'
import { clockText, dayAt, isoOf, minuteAt, minutesOfDay, momentAt, zoneDay } from './zone-days.ts'

/** The length of an entry that a press of Enter or a double click creates. */
export const presetMinutes = 60

/** The next full hour of the clock, on a given day. */
export function nextHour(day: string, zone: string, now = Date.now()): CalendarSpan {
  const today = zoneDay(dayAt(now, zone), zone)
  const minute = Math.min(Math.floor(minuteAt(now, today, zone) / 60) * 60 + 60, minutesOfDay - presetMinutes)
  return spanFrom({ day, minute }, zone)
}

/** The preset time from a minute on, which ends at midnight at the latest. */
export function spanFrom(
  { day, minute, personId }: { day: string; minute: number; personId?: string | undefined },
  zone: string,
): CalendarSpan {
  const start = momentAt(day, minute, zone)
  const end = Math.min(start + presetMinutes * 60_000, zoneDay(day, zone).to)
  return { start: isoOf(start), end: isoOf(end), ...(personId === undefined ? {} : { personId }) }
}

export const clockOf = (moment: number, zone: string): string =>
  clockText(minuteAt(moment, zoneDay(dayAt(moment, zone), zone), zone) % minutesOfDay)

/** 18:00–19:00, or with days where there are several: 3 dic 22:00 – 6 dic 02:00. */
export function spanText(span: CalendarSpan, { zone, formats, allDay }: { zone: string; formats: Formats; allDay: string }): string {
  const times = timed(span)
  const { first, last } = daysOf(times, zone)
  const days = first === last ? formats.shortDay(first) : `${formats.shortDay(first)} – ${formats.shortDay(last)}`
  if (span.isAllDay) return first === last ? allDay : days
  const [start, end] = [clockOf(times.start, zone), clockOf(times.end, zone)]
  if (times.start === times.end) return start
  // an entry that lasts less than a day needs no days, even over midnight
  if (!isInStrip(times)) return `${start}–${end}`
  return `${formats.shortDay(first)} ${start} – ${formats.shortDay(last)} ${end}`
}
