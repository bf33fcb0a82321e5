import { foldLines, plainText } from './calendar-lines.ts'

type FeedTime = { day: string } | { at: string }

export interface FeedEntry {
  /** The name of the entry, as in the invitations about it. */
  uid: string
  /** Grows with each change that an invitation tells. */
  sequence: number
  /** The moment of the last change. */
  changedAt: string
  title: string
  start: FeedTime
  /** Excluded, as the day after the last one. */
  end: FeedTime
  place?: string | undefined
  /** An address at which one takes part. */
  link?: string | undefined
}

const stampOf = (moment: string): string => `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const timeLine = (name: string, time: FeedTime): string =>
  'day' in time ? `${name};VALUE=DATE:${time.day.replaceAll('-', '')}` : `${name}:${stampOf(time.at)}`

const escaped = (text: string): string =>
  plainText(text)
    .replaceAll(/[\\;,]/g, letter => `\\${letter}`)
    .replaceAll('\n', '\\n')

const linesOf = ({ uid, sequence, changedAt, title, start, end, place, link }: FeedEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `SEQUENCE:${sequence}`,
  `DTSTAMP:${stampOf(changedAt)}`,
  `LAST-MODIFIED:${stampOf(changedAt)}`,
  timeLine('DTSTART', start),
  timeLine('DTEND', end),
  `SUMMARY:${escaped(title)}`,
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  // calendars show an address in one of the two
  ...(link ? [`DESCRIPTION:${escaped(link)}`, `URL:${plainText(link).replaceAll(/\s/g, '')}`] : []),
  'STATUS:CONFIRMED',
  'END:VEVENT',
]

/** A calendar that other programs read again and again. Equal entries make equal bytes, so that an unchanged feed is answered with 304. */
export function renderCalendarFeed(name: string, entries: readonly FeedEntry[]): string {
  const frame = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Allenio//Allenio//IT', `X-WR-CALNAME:${escaped(name)}`]
  return foldLines([...frame, ...entries.flatMap(linesOf), 'END:VCALENDAR', ''].join('\r\n'))
}
