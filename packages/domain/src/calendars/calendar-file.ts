import { calendarLimits } from '@allenio/contract/calendars'
import { isTimeZone } from '@allenio/domain/account'
import { addDays, clockIn, dayIn, daysBetween, momentOf } from '@allenio/domain/days'
import { lineOf, parseEntries, plainValue, type CalendarEntry, type CalendarLine } from './calendar-lines.ts'
import { daysOfRule, isNeverDue, parseRule, type Budget } from './rules.ts'

interface FileEvent {
  google_calendar_event_id: string
  title: string
  startsAt: string
  endsAt: string
  isAllDay: boolean
  isBusy: boolean
}

export interface CalendarFileEvents {
  events: FileEvent[]
  /** Events that could not be read, or repeat in a way that we do not read. */
  skipped: number
  /** More events lie in the window than one import takes. */
  hasMore: boolean
}

export type CalendarFileFault = 'too large' | 'too many' | 'no calendar'

interface Window {
  from: string
  to: string
  /** The zone of times that name none. */
  zone: string
}

interface Start {
  day: string
  /** Null for whole days. */
  clock: string | null
  zone: string
}

const triedDays = 40_000
const minuteMs = 60_000
const dayMs = 86_400_000

/** The events of an iCalendar file (RFC 5545) between two days, repeated ones day by day. The work is bounded, whatever the file says. */
export function parseCalendarFile(text: string, window: Window): CalendarFileEvents | { fault: CalendarFileFault } {
  if (text.length > calendarLimits.fileBytes) return { fault: 'too large' }
  const file = parseEntries(text, calendarLimits.fileEvents)
  if (!file.isCalendar) return { fault: 'no calendar' }
  if (file.events.length > calendarLimits.fileEvents) return { fault: 'too many' }
  const within = { ...window, zone: file.zone !== undefined && isTimeZone(file.zone) ? file.zone : window.zone }
  const budget = { days: triedDays }
  const found = new Map<string, FileEvent | null>()
  let skipped = 0
  // an event that replaces one time of a repetition comes after all repetitions
  for (const entry of file.events.toSorted((one, other) => Number(isReplacement(one)) - Number(isReplacement(other)))) {
    const result = eventsOf(entry, within, budget)
    skipped += result.isSkipped ? 1 : 0
    for (const [id, event] of result.events) found.set(id, event)
  }
  const events = [...found.values()].filter(event => event !== null).toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1))
  return { events: events.slice(0, calendarLimits.events), skipped, hasMore: events.length > calendarLimits.events }
}

const isReplacement = (entry: CalendarEntry): boolean => lineOf(entry, 'RECURRENCE-ID') !== undefined

interface EntryEvents {
  events: [id: string, event: FileEvent | null][]
  isSkipped: boolean
}

const none: EntryEvents = { events: [], isSkipped: true }

function eventsOf(entry: CalendarEntry, { from, to, zone }: Window, budget: Budget): EntryEvents {
  const uid = lineOf(entry, 'UID')?.value.trim()
  const start = startOf(lineOf(entry, 'DTSTART'), zone)
  if (!uid || uid.length > calendarLimits.eventId - 12 || !start || start.day < '1900' || start.day >= '2199') return none
  const minutes = lengthOf(entry, start, zone)
  if (minutes === null) return none
  const replaced = startOf(lineOf(entry, 'RECURRENCE-ID'), zone)
  const isCancelled = lineOf(entry, 'STATUS')?.value.trim().toUpperCase() === 'CANCELLED'
  const title = plainValue(lineOf(entry, 'SUMMARY')?.value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, calendarLimits.title)
  const isBusy = lineOf(entry, 'TRANSP')?.value.trim().toUpperCase() !== 'TRANSPARENT'
  const eventOn = (day: string, id: string): [string, FileEvent | null] => {
    const startsAt = momentOf(day, start.clock ?? '00:00', start.zone)
    const days = Math.round((minutes * minuteMs) / dayMs)
    const endsAt = start.clock === null ? momentOf(addDays(day, Math.max(1, days)), '00:00', start.zone) : startsAt + minutes * minuteMs
    const isWithin = dayIn(start.zone, new Date(endsAt)) >= from && day <= to
    if (isCancelled || !isWithin) return [id, null]
    return [
      id,
      {
        google_calendar_event_id: id,
        title,
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
        isAllDay: start.clock === null,
        isBusy,
      },
    ]
  }
  if (replaced) return { events: [eventOn(start.day, `${uid}/${replaced.day}`)], isSkipped: false }
  const ruleText = lineOf(entry, 'RRULE')?.value
  if (ruleText === undefined) return { events: [eventOn(start.day, uid)], isSkipped: false }
  const rule = parseRule(ruleText)
  if (!rule) return { events: [eventOn(start.day, `${uid}/${start.day}`)], isSkipped: true }
  if (isNeverDue(rule, start.day)) return none
  const except = new Set(
    entry
      .filter(({ name }) => name === 'EXDATE')
      .flatMap(line => line.value.split(',').map(value => startOf({ ...line, value }, zone)?.day)),
  )
  const length = Math.ceil((minutes * minuteMs) / dayMs)
  const days = daysOfRule(rule, start.day, { from: addDays(from, -length), to, budget })
  return { events: days.filter(day => !except.has(day)).map(day => eventOn(day, `${uid}/${day}`)), isSkipped: budget.days <= 0 }
}

/** A time as the zone of its event counts it; one in UTC is brought into the zone of the window. */
function startOf(line: CalendarLine | undefined, zone: string): Start | undefined {
  const [, year, month, date, hour, minute, utc] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z)?)?$/.exec(line?.value.trim() ?? '') ?? []
  if (year === undefined) return undefined
  const day = `${year}-${month}-${date}`
  const parsed = new Date(`${day}T${hour ?? '00'}:${minute ?? '00'}:00Z`)
  // 31 February is parsed as a day of March
  if (Number.isNaN(parsed.getTime()) || parsed.getUTCDate() !== Number(date)) return undefined
  const named = line?.parameters.get('TZID') ?? ''
  const own = isTimeZone(named) ? named : zone
  if (hour === undefined) return { day, clock: null, zone }
  if (utc === undefined) return { day, clock: `${hour}:${minute}`, zone: own }
  const moment = Date.parse(`${day}T${hour}:${minute}:00Z`)
  return { day: dayIn(zone, new Date(moment)), clock: clockIn(zone, moment), zone }
}

const mostMinutes = 366 * 24 * 60

/** How many minutes an event lasts; null where it ends before it starts, or never. */
function lengthOf(entry: CalendarEntry, start: Start, zone: string): number | null {
  const end = startOf(lineOf(entry, 'DTEND'), zone)
  const minutes = end ? minutesBetween(start, end) : durationOf(lineOf(entry, 'DURATION')?.value, start)
  return minutes !== null && minutes >= 0 && minutes <= mostMinutes ? minutes : null
}

function minutesBetween(start: Start, end: Start): number {
  if (start.clock === null || end.clock === null) return daysBetween(start.day, end.day) * 1440
  return Math.round((momentOf(end.day, end.clock, end.zone) - momentOf(start.day, start.clock, start.zone)) / minuteMs)
}

function durationOf(text: string | undefined, start: Start): number | null {
  if (text === undefined) return start.clock === null ? 1440 : 0
  const [all, weeks, days, hours, minutes] = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/.exec(text.trim()) ?? []
  if (all === undefined) return null
  return Number(weeks ?? 0) * 10_080 + Number(days ?? 0) * 1440 + Number(hours ?? 0) * 60 + Number(minutes ?? 0)
}
