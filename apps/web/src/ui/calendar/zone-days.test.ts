import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockIn, dayIn } from '#lib/days'
import { minuteAt, momentAt, zoneDay } from './zone-days.ts'

declare const process: { env: Readonly<Record<string, string | undefined>> }
const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 200), seed: 1 }

const rome = 'Europe/Rome'
const hourMs = 3_600_000

test.each([
  [rome, '2026-03-28', 24],
  [rome, '2026-03-29', 23],
  [rome, '2026-10-25', 25],
  ['America/New_York', '2026-11-01', 25],
  // the clocks of Lord Howe Island change by half an hour, those of Beirut at midnight
  ['Australia/Lord_Howe', '2026-04-05', 24.5],
  ['Asia/Beirut', '2026-03-29', 23],
  ['Asia/Kolkata', '2026-10-25', 24],
])('in %s the day %s has %d hours', (zone, day, hours) => {
  const { from, to } = zoneDay(day, zone)
  expect((to - from) / hourMs).toBe(hours)
})

test.each([
  ['2026-03-29T00:59:00Z', '2026-03-29', 119],
  // from one minute to the next an hour is skipped
  ['2026-03-29T01:00:00Z', '2026-03-29', 180],
  ['2026-03-29T10:00:00Z', '2026-03-29', 720],
  ['2026-10-25T00:30:00Z', '2026-10-25', 150],
  // the clock shows a minute again, an hour later
  ['2026-10-25T01:30:00Z', '2026-10-25', 150],
  ['2026-10-25T02:00:00Z', '2026-10-25', 180],
  ['2026-10-24T12:00:00Z', '2026-10-25', 0],
  ['2026-10-26T12:00:00Z', '2026-10-25', 1440],
])('at %s the clocks of Rome on %s show minute %i', (moment, day, minute) => {
  expect(minuteAt(Date.parse(moment), zoneDay(day, rome), rome)).toBe(minute)
})

test.each([
  ['2026-03-29', 150, '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', 180, '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', 150, '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', 1440, '2026-10-25T23:00:00.000Z'],
  ['2026-10-25', -60, '2026-10-24T21:00:00.000Z'],
  ['2026-12-03', 1500, '2026-12-04T00:00:00.000Z'],
])('minute %s of %i is %s', (day, minute, moment) => {
  expect(new Date(momentAt(day, minute, rome)).toISOString()).toBe(moment)
})

const zones = [rome, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Beirut', 'America/Santiago', 'Asia/Kolkata', 'UTC']
const moments = fc.integer({ min: Date.parse('2024-01-01T00:00:00Z') / 60_000, max: Date.parse('2030-01-01T00:00:00Z') / 60_000 })

test('a moment lies at the minute that the clock of the browser shows', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, (zone, minutes) => {
      const moment = minutes * 60_000
      const day = zoneDay(dayIn(zone, new Date(moment)), zone)
      expect(moment >= day.from && moment < day.to).toBe(true)
      const minute = minuteAt(moment, day, zone)
      const [hour, rest] = clockIn(zone, moment).split(':').map(Number)
      expect(minute).toBe((hour ?? 0) * 60 + (rest ?? 0))
      // the way back differs only in the hour that comes twice
      const back = momentAt(day.day, minute, zone)
      expect(clockIn(zone, back)).toBe(clockIn(zone, moment))
    }),
    runs,
  )
})
