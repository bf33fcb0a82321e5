import { expect, test } from 'vitest'
import { formats } from '#lib/formats'
import { rangeTitle } from './day-names.ts'
import { calendarRange, stepDay, type CalendarView } from './range.ts'

test.each<[CalendarView, string, string, string, string]>([
  ['day', '2026-12-03', '2026-12-03', '2026-12-03', 'Giovedì 3 dicembre'],
  ['team', '2027-01-01', '2027-01-01', '2027-01-01', 'Venerdì 1 gennaio 2027'],
  ['week', '2026-12-03', '2026-11-30', '2026-12-06', '30 nov – 6 dic'],
  ['week', '2026-12-13', '2026-12-07', '2026-12-13', '7 – 13 dic'],
  ['week', '2026-12-31', '2026-12-28', '2027-01-03', '28 dic – 3 gen 2027'],
  ['month', '2026-12-03', '2026-11-30', '2027-01-03', 'Dicembre 2026'],
  // February 2027 is four weeks from Monday to Sunday
  ['month', '2027-02-14', '2027-02-01', '2027-02-28', 'Febbraio 2027'],
  ['list', '2026-12-03', '2026-12-03', '2026-12-30', '3 – 30 dic'],
  ['days', '2026-12-03', '2026-11-30', '2026-12-06', '30 nov – 6 dic'],
  ['twoWeeks', '2026-12-03', '2026-11-30', '2026-12-13', '30 nov – 13 dic'],
  ['fourWeeks', '2026-12-03', '2026-11-30', '2026-12-27', '30 nov – 27 dic'],
])('the %s of %s is from %s to %s', (view, day, from, to, title) => {
  expect(calendarRange(view, day)).toEqual({ from, to })
  expect(rangeTitle(view, day, { formats: formats(), today: '2026-11-29' })).toBe(title)
})

test.each<[CalendarView, string, string, string]>([
  ['day', '2026-03-01', '2026-02-28', '2026-03-02'],
  ['week', '2026-12-03', '2026-11-26', '2026-12-10'],
  ['month', '2026-03-31', '2026-02-28', '2026-04-30'],
  ['list', '2026-12-03', '2026-11-05', '2026-12-31'],
  ['twoWeeks', '2026-12-03', '2026-11-19', '2026-12-17'],
])('a step of the %s from %s', (view, day, back, forward) => {
  expect([stepDay(view, day, -1), stepDay(view, day, 1)]).toEqual([back, forward])
})
