import { generateIcsCalendar, type IcsCalendar, type IcsDateObject } from 'ts-ics'
import { foldLines, plainText } from './calendar-lines.ts'
import { formatOffset, localTime, zoneAround } from './zone-changes.ts'

export type CalendarMethod = 'REQUEST' | 'CANCEL'

/** A day, or a moment that is written by the clock of a zone. */
export type CalendarTime = { day: string } | { at: string; timeZone: string }

interface Person {
  name: string
  email: string
}

export interface CalendarFile {
  /** Names the same entry in each file about it. */
  uid: string
  /** Grows with each change, so that a calendar takes the newest file. */
  sequence: number
  method: CalendarMethod
  start: CalendarTime
  /** Excluded, like the day after the last one; without an end, an entry of a day lasts that day, and one at a moment no time. */
  end?: CalendarTime | undefined
  title: string
  place?: string | undefined
  url?: string | undefined
  description?: string | undefined
  organizer: Person
  attendee?: Person | undefined
  stamp?: Date
}

/** An iCalendar file (RFC 5545, 5546) about one entry. */
export function renderCalendarFile(file: CalendarFile): string {
  const { uid, sequence, method, start, end, title, place, url, description, organizer, attendee, stamp = new Date() } = file
  const calendar: IcsCalendar = {
    prodId: '-//Allenio//Allenio//IT',
    version: '2.0',
    method,
    timezones: zonesOf(start, end),
    events: [
      {
        uid,
        sequence,
        stamp: { date: stamp },
        summary: plainText(title),
        ...(description && { description: plainText(description) }),
        ...(place && { location: plainText(place) }),
        ...(url && { url }),
        start: timeOf(start),
        end: timeOf(end ?? lastingOneDay(start)),
        organizer: { name: quoted(organizer.name), email: organizer.email },
        // a booking is agreed already, so no calendar asks for an answer
        ...(attendee && { attendees: [{ name: quoted(attendee.name), email: attendee.email, partstat: 'ACCEPTED', rsvp: false }] }),
        status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
      },
    ],
  }
  return foldLines(generateIcsCalendar(calendar))
}

function zonesOf(start: CalendarTime, end: CalendarTime = start) {
  if ('day' in start || 'day' in end) return []
  const [from, to] = [Date.parse(start.at), Date.parse(end.at)]
  return [...new Set([start.timeZone, end.timeZone])].map(zone => zoneAround(zone, from, to))
}

function timeOf(time: CalendarTime): IcsDateObject {
  if ('day' in time) return { date: new Date(`${time.day}T00:00:00Z`), type: 'DATE' }
  const { at, timeZone: timezone } = time
  const moment = Date.parse(at)
  const local = { date: new Date(localTime(moment, timezone)), timezone, tzoffset: formatOffset(moment, timezone) }
  return { date: new Date(moment), type: 'DATE-TIME', local }
}

function lastingOneDay(start: CalendarTime): CalendarTime {
  if (!('day' in start)) return start
  return { day: new Date(Date.parse(`${start.day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10) }
}

/** The library writes a name as it is, in which a comma or a semicolon would end it; within quotes neither does, nor may a quote stand. */
const quoted = (name: string): string =>
  `"${plainText(name)
    .replace(/["\n]+/g, ' ')
    .trim()}"`
