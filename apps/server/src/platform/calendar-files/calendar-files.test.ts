import { convertIcsCalendar } from 'ts-ics'
import { describe, expect, test } from 'vitest'
import { renderCalendarFeed, renderCalendarFile, type CalendarFile } from './index.ts'

const file: CalendarFile = {
  uid: '0191@allenio.example',
  sequence: 0,
  method: 'REQUEST',
  start: { at: '2026-06-10T08:00:00Z', timeZone: 'Europe/Rome' },
  end: { at: '2026-06-10T09:00:00Z', timeZone: 'Europe/Rome' },
  title: 'Visita',
  organizer: { name: 'Studio Marchetti', email: 'studio@example.com' },
  stamp: new Date('2026-06-01T07:00:00Z'),
}
const render = (change: Partial<CalendarFile> = {}) => renderCalendarFile({ ...file, ...change })
const parse = (change: Partial<CalendarFile> = {}) => {
  const calendar = convertIcsCalendar(undefined, render(change))
  const [event] = calendar.events ?? []
  if (!event) throw new Error('the file has no entry')
  return { calendar, event }
}
/** The lines as a calendar reads them, long ones in one piece. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('a file names its entry, its method and its place in the order of changes', () => {
  const lines = linesOf(render({ place: 'Via Roma, 1', url: 'https://allenio.example/reminders', sequence: 3 }))
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'UID:0191@allenio.example',
      'SEQUENCE:3',
      'DTSTAMP:20260601T070000Z',
      'LOCATION:Via Roma\\, 1',
      'URL:https://allenio.example/reminders',
      'STATUS:CONFIRMED',
    ]),
  )
  expect(linesOf(render({ method: 'CANCEL' }))).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']))
})

test.each([
  ['commas, semicolons and backslashes', 'Schiena; spalle, \\ e collo'],
  ['lines', 'Prima riga\nseconda riga\n\nterza'],
  ['quotes and colons', 'Detto: "piano"'],
  ['emoji and accents', `Perché no? ${'👩‍👩‍👧 così '.repeat(30)}`],
])('%s come back as they were', (_, text) => {
  const { calendar, event } = parse({ title: text, description: text, place: text })
  expect(calendar.events).toHaveLength(1)
  expect([event.summary, event.description, event.location]).toEqual([text, text, text])
})

test('who is invited has agreed already: the file asks for no answer', () => {
  const lines = linesOf(render({ attendee: { name: 'Anna Rossi', email: 'anna@example.com' } }))
  const attendee = lines.find(line => line.startsWith('ATTENDEE')) ?? ''
  expect(attendee).toContain('PARTSTAT=ACCEPTED')
  expect(attendee).toContain('RSVP=FALSE')
})

test('an entry of a feed says its change, its place and its link, and no text ends it', () => {
  const entry = {
    uid: 'a@b.example',
    sequence: 2,
    changedAt: '2026-06-01T07:00:00Z',
    start: { day: '2026-06-10' },
    end: { day: '2026-06-11' },
  }
  const lines = linesOf(
    renderCalendarFeed('Allenio', [{ ...entry, title: 'x\nEND:VEVENT', place: 'Via Roma, 1', link: 'https://a.example/\nb' }]),
  )
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:a@b.example',
      'SEQUENCE:2',
      'DTSTAMP:20260601T070000Z',
      'LOCATION:Via Roma\\, 1',
      'URL:https://a.example/b',
      'SUMMARY:x\\nEND:VEVENT',
    ]),
  )
  expect(lines.filter(line => line === 'END:VEVENT')).toHaveLength(1)
})

test('a text ends no entry and begins none', () => {
  const lines = linesOf(render({ title: 'x\nEND:VEVENT\nBEGIN:VALARM', url: 'https://allenio.example/a' }))
  expect(lines.filter(line => /^(?:BEGIN|END):V(?:EVENT|ALARM)/.test(line))).toEqual(['BEGIN:VEVENT', 'END:VEVENT'])
})

test('line breaks of other systems become lines, and control characters blanks', () => {
  const { event } = parse({ description: 'uno\r\ndue\rtre\u2028quattro\u0000\u0007!' })
  expect(event.description).toBe('uno\ndue\ntre\nquattro  !')
})

test.each(['a', 'è', '😀', '漢'])('no line has more than 75 octets, and none is broken within a letter: %s', letter => {
  const text = render({ title: letter.repeat(400), description: `x${letter.repeat(300)}` })
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(linesOf(text)).toContain(`SUMMARY:${letter.repeat(400)}`)
  expect(text).not.toMatch(/[^\r]\n|\uFFFD/)
})

test('a name of punctuation stays within its quotes', () => {
  const lines = linesOf(render({ organizer: { name: 'Rossi, "Anna"; srl: x\r\nBEGIN:VALARM', email: 'a@example.com' } }))
  expect(lines).toContain('ORGANIZER;CN="Rossi,  Anna ; srl: x BEGIN:VALARM":MAILTO:a@example.com')
})

describe('times', () => {
  test.each<[string, string, string, string[]]>([
    ['in summer', '2026-06-10T08:00:00Z', 'Europe/Rome', ['20260610T100000', 'DAYLIGHT 20260329T020000 +0100 +0200']],
    ['in winter', '2026-12-10T08:00:00Z', 'Europe/Rome', ['20261210T090000', 'STANDARD 20261025T030000 +0200 +0100']],
    [
      'just after spring’s missing hour',
      '2026-03-29T01:00:00Z',
      'Europe/Rome',
      ['20260329T030000', 'DAYLIGHT 20260329T020000 +0100 +0200'],
    ],
    ['in autumn’s second hour', '2026-10-25T01:30:00Z', 'Europe/Rome', ['20261025T023000', 'STANDARD 20261025T030000 +0200 +0100']],
    ['in a zone without changes', '2026-06-10T08:00:00Z', 'Asia/Kolkata', ['20260610T133000', 'STANDARD 19700101T000000 +0530 +0530']],
    ['west of us', '2026-06-10T01:00:00Z', 'America/New_York', ['20260609T210000', 'DAYLIGHT 20260308T020000 -0500 -0400']],
  ])('%s are written by the clock of their zone, which the file explains', (_, at, timeZone, [local, ...observances]) => {
    const text = render({ start: { at, timeZone }, end: undefined })
    expect(linesOf(text)).toContain(`DTSTART;VALUE=DATE-TIME;TZID=${timeZone}:${local}`)
    expect(observancesOf(text)).toEqual(observances)
  })

  test('over a change of the clock, both sides are explained', () => {
    const text = render({
      start: { at: '2026-10-24T20:00:00Z', timeZone: 'Europe/Rome' },
      end: { at: '2026-10-25T05:00:00Z', timeZone: 'Europe/Rome' },
    })
    expect(observancesOf(text)).toEqual(['DAYLIGHT 20260329T020000 +0100 +0200', 'STANDARD 20261025T030000 +0200 +0100'])
    expect(linesOf(text)).toContain('DTEND;VALUE=DATE-TIME;TZID=Europe/Rome:20261025T060000')
  })

  test('a day needs no zone and ends with the next day', () => {
    const text = render({ start: { day: '2026-02-28' }, end: undefined })
    expect(linesOf(text)).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20260228', 'DTEND;VALUE=DATE:20260301']))
    expect(text).not.toContain('VTIMEZONE')
  })
})

/** Each observance of the file's zone: type, start, offset before and after. */
const observancesOf = (text: string) =>
  [...text.matchAll(/BEGIN:(STANDARD|DAYLIGHT)\r\nDTSTART:(\w+)\r\nTZOFFSETFROM:(\S+)\r\nTZOFFSETTO:(\S+)/g)].map(([, ...parts]) =>
    parts.join(' '),
  )
