import { expect, test } from 'vitest'
import { dayTicks } from './day-ticks.ts'
import { daysBetween, later, mondayFrom, monthLater } from './days.ts'

const days = (from: string, to: string, most: number) => dayTicks(from, to, most).map(({ day }) => day)

test('a few days are named each', () =>
  expect(days('2026-03-28', '2026-03-31', 6)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31']))

test('weeks are named by their Mondays', () =>
  expect(days('2026-03-01', '2026-03-31', 6)).toEqual(['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30']))

test('months by their first', () => {
  expect(days('2026-01-15', '2026-06-15', 6)).toEqual(['2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01'])
  expect(days('2026-01-01', '2026-12-31', 5)).toEqual(['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01'])
  expect(days('2026-01-16', '2026-11-05', 3)).toEqual(['2026-04-01', '2026-07-01', '2026-10-01'])
})

test('years by the year', () =>
  expect(dayTicks('2010-05-01', '2026-05-01', 4)).toEqual([
    { day: '2015-01-01', grain: 'year' },
    { day: '2020-01-01', grain: 'year' },
    { day: '2025-01-01', grain: 'year' },
  ]))

test.each([0, 1, 6, 13, 20, 45, 90, 200, 700, 3_000, 20_000])('over %i days never more than there is room for', span => {
  for (const most of [1, 2, 4, 8, 12]) {
    const ticks = dayTicks('2001-02-03', later('2001-02-03', span), most)
    expect(ticks.length).toBeLessThanOrEqual(most + 1)
    expect(ticks.every(({ day }) => day >= '2001-02-03')).toBe(true)
  }
})

test('days follow each other over months, leap days and clocks put forward', () => {
  expect([later('2026-03-28', 2), later('2028-02-28', 1), later('2026-01-01', -1)]).toEqual(['2026-03-30', '2028-02-29', '2025-12-31'])
  expect([mondayFrom('2026-03-29'), mondayFrom('2026-03-30')]).toEqual(['2026-03-30', '2026-03-30'])
  expect([monthLater('2026-11-01', 3), monthLater('2026-03-15', 0)]).toEqual(['2027-02-01', '2026-03-01'])
  expect(daysBetween('2026-03-28', '2026-04-28')).toBe(31)
})
