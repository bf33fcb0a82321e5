import { expect, test, vi } from 'vitest'
import { addDays, addMonths, clockIn, dayIn, daysBetween, momentOf, mondayOf, weekdayOf } from './index.ts'

test.each([
  // the last hour before midnight in Rome belongs to that day, in winter and in summer
  ['Europe/Rome', '2026-01-31T22:59:59Z', '2026-01-31'],
  ['Europe/Rome', '2026-01-31T23:00:00Z', '2026-02-01'],
  ['Europe/Rome', '2026-07-31T21:59:59Z', '2026-07-31'],
  ['Europe/Rome', '2026-07-31T22:00:00Z', '2026-08-01'],
  // clocks go forward on 29 March and back on 25 October 2026
  ['Europe/Rome', '2026-03-28T23:30:00Z', '2026-03-29'],
  ['Europe/Rome', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['Europe/Rome', '2026-10-24T22:30:00Z', '2026-10-25'],
  ['Europe/Rome', '2026-10-25T22:59:00Z', '2026-10-25'],
  ['Europe/Rome', '2026-10-25T23:00:00Z', '2026-10-26'],
  ['America/New_York', '2026-01-01T04:59:00Z', '2025-12-31'],
  ['Pacific/Auckland', '2026-01-01T11:00:00Z', '2026-01-02'],
  ['Nowhere/City', '2026-01-31T23:00:00Z', '2026-02-01'],
])('in %s at %s it is %s', (zone, when, day) => expect(dayIn(zone, when)).toBe(day))

test.each([
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-01', 365, '2027-03-01'],
])('%s and %i days are %s', (day, days, result) => {
  expect(addDays(day, days)).toBe(result)
  expect(daysBetween(day, result)).toBe(days)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s and %i months are %s', (day, months, result) => expect(addMonths(day, months)).toBe(result))

test('weeks begin on Monday', () => {
  expect([weekdayOf('2026-03-29'), weekdayOf('2026-03-30')]).toEqual([7, 1])
  expect([mondayOf('2026-03-29'), mondayOf('2026-03-30'), mondayOf('2026-04-05')]).toEqual(['2026-03-23', '2026-03-30', '2026-03-30'])
})

test.each([
  ['2026-01-15', '08:00', 'Europe/Rome', '2026-01-15T07:00:00.000Z'],
  ['2026-07-15', '08:00', 'Europe/Rome', '2026-07-15T06:00:00.000Z'],
  // the hour between two and three does not exist on the first day and comes twice on the second
  ['2026-03-29', '02:30', 'Europe/Rome', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '03:00', 'Europe/Rome', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '02:30', 'Europe/Rome', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:30', 'Europe/Rome', '2026-10-25T02:30:00.000Z'],
  ['2026-03-08', '07:00', 'America/New_York', '2026-03-08T11:00:00.000Z'],
  ['2026-01-15', '00:00', 'Asia/Kolkata', '2026-01-14T18:30:00.000Z'],
  ['2026-01-15', '08:00', 'Nowhere/City', '2026-01-15T07:00:00.000Z'],
])('%s at %s in %s is %s', (day, clock, zone, moment) => expect(new Date(momentOf(day, clock, zone)).toISOString()).toBe(moment))

test.each([
  ['Europe/Rome', '2026-01-31T23:00:00Z', '00:00'],
  ['Europe/Rome', '2026-07-31T21:59:59Z', '23:59'],
  ['Asia/Kolkata', '2026-01-15T00:00:00Z', '05:30'],
])('a clock in %s at %s shows %s', (zone, moment, clock) => expect(clockIn(zone, Date.parse(moment))).toBe(clock))

test('today changes at midnight', () => {
  vi.useFakeTimers({ now: new Date('2026-03-28T22:59:59.999Z') })
  try {
    expect([dayIn('Europe/Rome'), dayIn('America/New_York')]).toEqual(['2026-03-28', '2026-03-28'])
    vi.setSystemTime('2026-03-28T23:00:00Z')
    expect([dayIn('Europe/Rome'), dayIn('America/New_York')]).toEqual(['2026-03-29', '2026-03-28'])
    // the clock of the machine was set back
    vi.setSystemTime('2026-03-27T12:00:00Z')
    expect(dayIn('Europe/Rome')).toBe('2026-03-27')
  } finally {
    vi.useRealTimers()
  }
})
