import { foldLines, plainText } from './calendar-lines.ts'

type FeedTime = { day: string } | { at: string }

export interface FeedEntry {
  uid: string
  title: string
  start: FeedTime
  /** Excluded, as the day after the last one. */
  end: FeedTime
}

const stampOf = (moment: string): string => `${moment.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const timeLine = (name: string, time: FeedTime): string =>
  'day' in time ? `${name};VALUE=DATE:${time.day.replaceAll('-', '')}` : `${name}:${stampOf(new Date(time.at).toISOString())}`

const escaped = (text: string): string =>
  plainText(text)
    .replaceAll(/[\\;,]/g, letter => `\\${letter}`)
    .replaceAll('\n', '\\n')

/** A calendar that other programs read again and again. Equal entries make equal bytes, so that an unchanged feed is answered with 304. */
export function renderCalendarFeed(name: string, entries: readonly FeedEntry[]): string {
  const lines = entries.flatMap(({ uid, title, start, end }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}@allenio`,
    // the standard asks for a stamp, and one of now would change the file at each read
    'DTSTAMP:20260101T000000Z',
    timeLine('DTSTART', start),
    timeLine('DTEND', end),
    `SUMMARY:${escaped(title)}`,
    'END:VEVENT',
  ])
  const frame = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Allenio//Allenio//IT', `X-WR-CALNAME:${escaped(name)}`]
  return foldLines([...frame, ...lines, 'END:VCALENDAR', ''].join('\r\n'))
}
