import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, momentOf } from '#lib/days'
import type { CalendarBand, CalendarEntry } from './entry.ts'
import { closedTimes, isInStrip, segmentIn, timed } from './segments.ts'
import { isoOf, zoneDay } from './zone-days.ts'

declare const process: { env: Readonly<Record<string, string | undefined>> }
const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 200), seed: 1 }

const zone = 'Europe/Rome'
const entryOf = (start: string, end: string): CalendarEntry => ({ id: '1', title: '', color: 'blue', start, end })
const drawn = (start: string, end: string, day: string) => {
  const segment = segmentIn(timed(entryOf(start, end)), zoneDay(day, zone), zone)
  return segment && [segment.from, segment.to, segment.isStart, segment.isEnd]
}

test.each([
  ['within a day', '2026-12-03T09:00:00Z', '2026-12-03T10:00:00Z', '2026-12-03', [600, 660, true, true]],
  ['the evening of a night', '2026-12-03T21:30:00Z', '2026-12-04T01:00:00Z', '2026-12-03', [1350, 1440, true, false]],
  ['the morning after', '2026-12-03T21:30:00Z', '2026-12-04T01:00:00Z', '2026-12-04', [0, 120, false, true]],
  ['until midnight', '2026-12-03T21:30:00Z', '2026-12-03T23:00:00Z', '2026-12-04', undefined],
  ['over the hour that is skipped', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z', '2026-03-29', [90, 210, true, true]],
  ['within the hour that comes twice', '2026-10-25T00:45:00Z', '2026-10-25T01:15:00Z', '2026-10-25', [165, 166, true, true]],
  ['over the hour that comes twice', '2026-10-25T00:00:00Z', '2026-10-25T02:00:00Z', '2026-10-25', [120, 180, true, true]],
  ['a moment', '2026-12-03T09:00:00Z', '2026-12-03T09:00:00Z', '2026-12-03', [600, 601, true, true]],
  ['an end before the start', '2026-12-03T09:00:00Z', '2026-12-03T08:00:00Z', '2026-12-03', [600, 601, true, true]],
])('%s', (_, start, end, day, minutes) => {
  expect(drawn(start, end, day)).toEqual(minutes)
})

test('what lasts a day or longer stands above the hours, also where a day has 25 hours', () => {
  const lasts = (day: string, next: string) =>
    isInStrip(timed({ ...entryOf(isoOf(momentOf(day, '00:00', zone)), isoOf(momentOf(next, '00:00', zone))) }))
  expect(lasts('2026-12-03', '2026-12-04')).toBe(true)
  expect(lasts('2026-10-25', '2026-10-26')).toBe(true)
  // the day of 23 hours is a whole day only where the entry says so
  expect(lasts('2026-03-29', '2026-03-30')).toBe(false)
  expect(isInStrip(timed({ ...entryOf('2026-12-03T09:00:00Z', '2026-12-03T10:00:00Z'), isAllDay: true }))).toBe(true)
})

test('every part of an entry lies within its day, and each day that it touches has one', () => {
  const start = fc.integer({ min: Date.parse('2026-03-27T00:00:00Z'), max: Date.parse('2026-04-01T00:00:00Z') })
  const autumn = fc.integer({ min: Date.parse('2026-10-23T00:00:00Z'), max: Date.parse('2026-10-28T00:00:00Z') })
  fc.assert(
    fc.property(fc.oneof(start, autumn), fc.integer({ min: 1, max: 2 * 86_400_000 }), (moment, length) => {
      const item = timed(entryOf(isoOf(moment), isoOf(moment + length)))
      const first = new Date(moment).toISOString().slice(0, 10)
      const days = [-1, 0, 1, 2, 3, 4].map(shift => zoneDay(addDays(first, shift), zone))
      for (const day of days) {
        const segment = segmentIn(item, day, zone)
        expect(segment !== undefined).toBe(moment < day.to && moment + length > day.from)
        if (segment) expect(segment.from >= 0 && segment.from < segment.to && segment.to <= 1440).toBe(true)
      }
    }),
    runs,
  )
})

test('the times outside of the open ones', () => {
  const open = (from: number, to: number) => ({ item: { kind: 'open' } as CalendarBand, from, to, isStart: true, isEnd: true })
  expect(closedTimes([], false)).toEqual([])
  expect(closedTimes([], true)).toEqual([{ from: 0, to: 1440 }])
  expect(closedTimes([open(900, 1200), open(480, 780), open(720, 800)], true)).toEqual([
    { from: 0, to: 480 },
    { from: 800, to: 900 },
    { from: 1200, to: 1440 },
  ])
})
