import { addDays, dayIn, momentOf } from '@allenio/domain/days'
import type { CopyFields, CopyTime } from '@allenio/domain/calendars'
import { calendarLimits } from '@allenio/contract/calendars'
import { reminderLimits } from '@allenio/contract/reminders'
import type { GoogleEvent, GoogleTime } from '#platform/google'

const googleTime = (time: CopyTime): GoogleTime => ('day' in time ? { date: time.day } : { dateTime: time.at, timeZone: time.zone })

/** The fields of an event that we write. */
export const eventOf = (id: string, fields: CopyFields): GoogleEvent => ({
  id,
  status: 'confirmed',
  summary: fields.title,
  location: fields.place,
  description: fields.details,
  start: googleTime(fields.start),
  end: googleTime(fields.end),
})

function copyTime(time: GoogleTime | undefined): CopyTime | null {
  if (time?.date !== undefined) return { day: time.date }
  const moment = Date.parse(time?.dateTime ?? '')
  return Number.isNaN(moment) ? null : { at: new Date(moment).toISOString(), zone: time?.timeZone ?? '' }
}

/** The fields of an event there; null where it is deleted. A title that we could not store is read as the known one. */
export function fieldsOf(event: GoogleEvent | null, settled: CopyFields | null): CopyFields | null {
  if (event === null || event.status === 'cancelled') return null
  const [start, end] = [copyTime(event.start), copyTime(event.end)]
  if (!start || !end) return settled
  return {
    title: (event.summary ?? '').trim().slice(0, reminderLimits.title) || (settled?.title ?? ''),
    start,
    end,
    place: event.location ?? '',
    details: event.description ?? '',
    hasMeet: settled?.hasMeet ?? false,
  }
}

export interface ReadEvent {
  google_calendar_event_id: string
  title: string
  starts_at: string
  ends_at: string
  is_all_day: boolean
  day: string
  last_day: string
  is_busy: boolean
  is_writable: boolean
}

const freeTypes = new Set(['workingLocation', 'birthday'])
const foreignTypes = new Set(['workingLocation', 'birthday', 'fromGmail'])

/** An event of the person's own, or undefined for one without an id or times. Days are counted in the calendar's zone. */
export function readEvent(event: GoogleEvent, zone: string): ReadEvent | undefined {
  const [start, end] = [copyTime(event.start), copyTime(event.end)]
  const id = event.id ?? ''
  if (!start || !end || id === '' || id.length > calendarLimits.eventId) return undefined
  const isAllDay = 'day' in start
  const at = (time: CopyTime) => ('day' in time ? momentOf(time.day, '00:00', zone) : Date.parse(time.at))
  const [startsAt, endsAt] = [at(start), Math.max(at(start), at(end))]
  if (!Number.isFinite(startsAt) || !Number.isFinite(endsAt)) return undefined
  const day = isAllDay ? start.day : dayIn(zone, new Date(startsAt))
  const lastDay = isAllDay && 'day' in end ? addDays(end.day, -1) : dayIn(zone, new Date(Math.max(startsAt, endsAt - 1)))
  const isDeclined = event.attendees?.some(({ self, responseStatus }) => self === true && responseStatus === 'declined') ?? false
  return {
    google_calendar_event_id: id,
    title: (event.summary ?? '').trim().slice(0, calendarLimits.title),
    starts_at: new Date(startsAt).toISOString(),
    ends_at: new Date(endsAt).toISOString(),
    is_all_day: isAllDay,
    day,
    last_day: lastDay < day ? day : lastDay,
    is_busy: event.transparency !== 'transparent' && !isDeclined && !freeTypes.has(event.eventType ?? ''),
    is_writable:
      !foreignTypes.has(event.eventType ?? '') &&
      event.locked !== true &&
      (event.organizer === undefined || event.organizer.self === true || event.guestsCanModify === true),
  }
}
