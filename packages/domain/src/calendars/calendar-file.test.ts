import { describe, expect, test } from 'vitest'
import { parseCalendarFile } from './index.ts'

const window = { from: '2026-06-01', to: '2026-08-31', zone: 'Europe/Rome' }
const file = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.map(event => `BEGIN:VEVENT\n${event}\nEND:VEVENT`), 'END:VCALENDAR'].join('\n')
const parse = (...events: string[]) => {
  const result = parseCalendarFile(file(...events), window)
  if ('fault' in result) throw new Error(result.fault)
  return result
}
const days = (...events: string[]) => parse(...events).events.map(({ startsAt }) => startsAt.slice(0, 10))

test('an event is read with its title, its times and whether it takes time', () => {
  const { events } = parse(
    'UID:a@x\nSUMMARY:Corso\\, parte 1\\nseconda riga\nDTSTART;TZID=Europe/Rome:20260610T100000\nDTEND;TZID=Europe/Rome:20260610T113000\n' +
      'TRANSP:TRANSPARENT\nBEGIN:VALARM\nSUMMARY:altro\nEND:VALARM',
  )
  expect(events).toEqual([
    {
      google_calendar_event_id: 'a@x',
      title: 'Corso, parte 1 seconda riga',
      startsAt: '2026-06-10T08:00:00.000Z',
      endsAt: '2026-06-10T09:30:00.000Z',
      isAllDay: false,
      isBusy: false,
    },
  ])
})

test.each<[string, string, string, string]>([
  ['in UTC', 'DTSTART:20260610T080000Z\nDURATION:PT45M', '2026-06-10T08:00:00.000Z', '2026-06-10T08:45:00.000Z'],
  ['without a zone', 'DTSTART:20260610T100000\nDTEND:20260610T110000', '2026-06-10T08:00:00.000Z', '2026-06-10T09:00:00.000Z'],
  ['in an unknown zone', 'DTSTART;TZID=Casa Mia:20260610T100000', '2026-06-10T08:00:00.000Z', '2026-06-10T08:00:00.000Z'],
  ['of whole days', 'DTSTART;VALUE=DATE:20260610\nDTEND;VALUE=DATE:20260612', '2026-06-09T22:00:00.000Z', '2026-06-11T22:00:00.000Z'],
  ['of one whole day', 'DTSTART;VALUE=DATE:20260610', '2026-06-09T22:00:00.000Z', '2026-06-10T22:00:00.000Z'],
])('times %s', (_, times, startsAt, endsAt) => {
  expect(parse(`UID:a\n${times}`).events).toMatchObject([{ startsAt, endsAt }])
})

describe('repetitions', () => {
  const start = 'UID:a\nDTSTART;TZID=Europe/Rome:20260603T180000\nDURATION:PT1H\n'
  test.each<[string, string[]]>([
    ['RRULE:FREQ=DAILY;COUNT=3', ['2026-06-03', '2026-06-04', '2026-06-05']],
    ['RRULE:FREQ=DAILY;INTERVAL=10;UNTIL=20260625T000000Z', ['2026-06-03', '2026-06-13', '2026-06-23']],
    ['RRULE:FREQ=WEEKLY;BYDAY=WE,FR;COUNT=4', ['2026-06-03', '2026-06-05', '2026-06-10', '2026-06-12']],
    ['RRULE:FREQ=WEEKLY;INTERVAL=4', ['2026-06-03', '2026-07-01', '2026-07-29', '2026-08-26']],
    ['RRULE:FREQ=MONTHLY;BYDAY=1WE', ['2026-06-03', '2026-07-01', '2026-08-05']],
    ['RRULE:FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3', ['2026-06-03', '2026-06-30', '2026-07-31']],
    ['RRULE:FREQ=YEARLY', ['2026-06-03']],
    ['RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31', []],
    ['RRULE:FREQ=MONTHLY;BYMONTH=2,4,6;BYMONTHDAY=31', []],
    ['RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30,31', []],
    ['RRULE:FREQ=MONTHLY;BYMONTH=2,7;BYMONTHDAY=31', ['2026-06-03', '2026-07-31']],
    ['RRULE:FREQ=DAILY;BYMONTHDAY=5,20;COUNT=3', ['2026-06-03', '2026-06-05', '2026-06-20']],
    ['RRULE:FREQ=WEEKLY;COUNT=3\nEXDATE;TZID=Europe/Rome:20260610T180000', ['2026-06-03', '2026-06-17']],
  ])('%s', (rule, expected) => expect(days(start + rule)).toEqual(expected))

  test('one time of a repetition is replaced or cancelled', () => {
    expect(
      days(
        `${start}RRULE:FREQ=WEEKLY;COUNT=3`,
        'UID:a\nRECURRENCE-ID;TZID=Europe/Rome:20260610T180000\nDTSTART;TZID=Europe/Rome:20260611T180000\nDURATION:PT1H',
        'UID:a\nRECURRENCE-ID;TZID=Europe/Rome:20260617T180000\nDTSTART;TZID=Europe/Rome:20260617T180000\nSTATUS:CANCELLED',
      ),
    ).toEqual(['2026-06-03', '2026-06-11'])
  })

  test('a rule that happens within a day is not followed', () => {
    const { events, skipped } = parse(`${start}RRULE:FREQ=SECONDLY;INTERVAL=1`)
    expect([events.length, skipped]).toEqual([1, 1])
  })

  test('rules of centuries are read within a bounded time', () => {
    const old = (nth: number) => `UID:${nth}\nDTSTART:19000101T100000Z\nRRULE:FREQ=DAILY;COUNT=${nth % 2 === 0 ? 45_000 : 99_999_999}`
    const began = performance.now()
    const { hasMore, skipped } = parse(...Array.from({ length: 400 }, (_, nth) => old(nth)))
    expect(hasMore || skipped > 0).toBe(true)
    expect(performance.now() - began).toBeLessThan(5000)
  })
})

test('what is broken is left out and counted', () => {
  expect(
    parse(
      'SUMMARY:senza id\nDTSTART:20260610T080000Z',
      'UID:b',
      'UID:c\nDTSTART:20260610T080000Z\nDTEND:20260609T080000Z',
      'UID:d\nDTSTART:morgen',
      'UID:e\nDTSTART;VALUE=DATE:20260631',
      'UID:f\nDTSTART:20260610T080000Z\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31',
    ),
  ).toEqual({ events: [], skipped: 6, hasMore: false })
})

test('a file that is too large, too long or no calendar is refused', () => {
  const event = 'UID:a\nDTSTART:20260610T080000Z'
  expect(parseCalendarFile('hello', window)).toEqual({ fault: 'no calendar' })
  expect(parseCalendarFile(file(...Array.from({ length: 5001 }, () => event)), window)).toEqual({ fault: 'too many' })
  expect(parseCalendarFile(file(`${event}\nDESCRIPTION:${'x'.repeat(3_000_000)}`), window)).toEqual({ fault: 'too large' })
})

test('of more events than one import takes the soonest are read', () => {
  const { events, hasMore } = parse(
    'UID:a\nDTSTART:20260601T080000Z\nRRULE:FREQ=DAILY',
    ...Array.from({ length: 600 }, (_, nth) => `UID:n${nth}\nDTSTART:20260830T080000Z`),
  )
  expect([events.length, hasMore, events[0]?.startsAt]).toEqual([500, true, '2026-06-01T08:00:00.000Z'])
})
