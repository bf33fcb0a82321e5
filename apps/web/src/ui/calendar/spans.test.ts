import { expect, test } from 'vitest'
import { formats } from '#lib/formats'
import { nextHour, spanFrom, spanText } from './spans.ts'

const zone = 'Europe/Rome'
const text = (start: string, end: string, isAllDay = false) =>
  spanText({ start, end, isAllDay }, { zone, formats: formats(), allDay: 'tutto il giorno' })

test.each([
  ['2026-12-03T17:00:00Z', '2026-12-03T18:00:00Z', false, '18:00–19:00'],
  ['2026-12-03T17:00:00Z', '2026-12-03T17:00:00Z', false, '18:00'],
  ['2026-12-03T21:00:00Z', '2026-12-04T01:00:00Z', false, '22:00–02:00'],
  ['2026-12-03T21:00:00Z', '2026-12-05T01:00:00Z', false, '3 dic 22:00 – 5 dic 02:00'],
  ['2026-12-02T23:00:00Z', '2026-12-03T23:00:00Z', true, 'tutto il giorno'],
  ['2026-12-02T23:00:00Z', '2026-12-05T23:00:00Z', true, '3 dic – 5 dic'],
])('%s to %s, all day %s, is written %s', (start, end, isAllDay, written) => {
  expect(text(start, end, isAllDay)).toBe(written)
})

test.each([
  ['2026-12-03', '2026-12-03T09:10:00Z', '2026-12-03T10:00:00.000Z'],
  // on another day the same hour, though the clocks have changed in between
  ['2026-07-03', '2026-12-03T09:10:00Z', '2026-07-03T09:00:00.000Z'],
  ['2026-12-03', '2026-12-03T22:10:00Z', '2026-12-03T22:00:00.000Z'],
])('the next hour of %s at %s is %s', (day, now, start) => {
  expect(nextHour(day, zone, Date.parse(now)).start).toBe(start)
})

test('full hours are those of the clock, where a zone is half an hour apart', () => {
  expect(nextHour('2026-12-03', 'Asia/Kolkata', Date.parse('2026-12-03T09:10:00Z')).start).toBe('2026-12-03T09:30:00.000Z')
})

test('what is created late ends at midnight', () => {
  expect(spanFrom({ day: '2026-12-03', minute: 1425 }, zone).end).toBe('2026-12-03T23:00:00.000Z')
})
