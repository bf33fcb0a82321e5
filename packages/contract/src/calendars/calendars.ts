import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { areDistinct, Day, idInput, Nothing, Timestamp } from '../lists.ts'
// events are shown in the agenda of reminders, and a moved booking changes hours
import type {} from '../reminders/reminders.ts'
import type {} from '../reservations/errors.ts'

export const calendarErrors = {
  'event ends before it starts': 422,
  'too many events': 409,
  'event not yours to delete': 409,
  'calendar away': 502,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    calendars: typeof calendarErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    calendars: 'external event' | 'calendar feed'
  }
}

export const calendarLimits = {
  /** The events that one call brings from a file. */
  events: 500,
  /** The events of files that one person may have. */
  stored: 2000,
  /** The events that a calendar file may hold, and its size. */
  fileEvents: 5000,
  fileBytes: 2_097_152,
  title: 300,
  eventId: 1024,
} as const

/** An event of another calendar. */
export const ExternalEvent = z.object({
  id: z.uuid(),
  google_calendar_event_id: z.string(),
  title: z.string(),
  startsAt: Timestamp,
  endsAt: Timestamp,
  isAllDay: z.boolean(),
  /** The first day, and the last one of an event of whole days. */
  day: Day,
  lastDay: Day,
  /** Whether it takes the person's time. */
  isBusy: z.boolean(),
  source: z.enum(['google', 'file']),
})
export type ExternalEvent = z.output<typeof ExternalEvent>

/** An event as a calendar file brings it. */
export const FileEvent = z.object({
  google_calendar_event_id: z.string().min(1).max(calendarLimits.eventId),
  title: z.string().trim().max(calendarLimits.title),
  startsAt: Timestamp,
  endsAt: Timestamp,
  isAllDay: z.boolean().default(false),
  isBusy: z.boolean().default(true),
})
export type FileEvent = z.output<typeof FileEvent>

const CalendarSync = z.object({
  isLinked: z.boolean(),
  /** Google has withdrawn our access. */
  isBroken: z.boolean(),
  syncedAt: Timestamp.nullable(),
  /** The last sync as screens say it, such as "28 novembre 18:40". */
  lastSync: z.string().nullable(),
})
export type CalendarSync = z.output<typeof CalendarSync>

export const getCalendarSync = endpoint({
  method: 'GET',
  path: '/calendars/sync',
  access: { permission: 'view reminders' },
  summary: 'When the asker’s linked calendar was last read.',
  input: Nothing,
  output: CalendarSync,
  shows: ['external event', 'google link'],
})

export const syncCalendars = endpoint({
  method: 'POST',
  path: '/calendars/sync',
  access: { permission: 'update reminders' },
  summary:
    'Reads the asker’s linked calendar and writes what is still to be copied. With `events` it merges those of a calendar file ' +
    'instead. Both are matched by `google_calendar_event_id`.',
  input: z.object({
    events: z
      .array(FileEvent)
      .max(calendarLimits.events)
      .refine(events => areDistinct(events, event => event.google_calendar_event_id))
      .optional(),
  }),
  output: CalendarSync.extend({ events: z.array(ExternalEvent) }),
  changes: ['external event', 'reminder', 'slot'],
  errors: ['event ends before it starts', 'too many events', 'calendar away'],
})

export const deleteExternalEvent = endpoint({
  method: 'DELETE',
  path: '/calendars/:id',
  access: { permission: 'delete reminders' },
  summary: 'Deletes an event of another calendar of one’s own, here and where it comes from.',
  input: z.object(idInput),
  output: Nothing,
  changes: ['external event', 'slot'],
  errors: ['not found', 'event not yours to delete', 'calendar away'],
})
