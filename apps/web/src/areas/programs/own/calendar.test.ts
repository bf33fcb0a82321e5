import type { ProgramWeek } from '@allenio/contract/programs'
import { expect, test } from 'vitest'
import { currentWeek, datesOf } from './calendar.ts'

const week = (weekNumber: number): ProgramWeek => ({
  id: `w${weekNumber}`,
  weekNumber,
  name: '',
  note: '',
  isDeload: false,
  days: [1, 2].map(dayNumber => ({
    id: `w${weekNumber}d${dayNumber}`,
    weekId: `w${weekNumber}`,
    dayNumber,
    programDay: dayNumber,
    name: '',
    note: '',
    workouts: [],
  })),
})
const weeks = [week(1), week(2), week(3)]
// a Monday
const startDay = '2026-03-02'
const fixed = { startDay, weekdays: [1, 4], pauses: [] }
const movedDays = new Map([['w1d2', '2026-03-08']])
const inOrder = { startDay, weekdays: null, pauses: [] }

test('each day has its date', () => {
  expect([...datesOf(weeks, fixed).values()]).toEqual(['2026-03-02', '2026-03-05', '2026-03-09', '2026-03-12', '2026-03-16', '2026-03-19'])
  expect(datesOf(weeks, inOrder).size).toBe(0)
})

test('a day that was moved has its new date, and the others keep theirs', () => {
  expect([...datesOf(weeks, { ...fixed, movedDays }).values()].slice(0, 3)).toEqual(['2026-03-02', '2026-03-08', '2026-03-09'])
  expect([...datesOf(weeks, { ...inOrder, movedDays })]).toEqual([...movedDays])
})

test.each([
  ['before the start', fixed, '2026-02-20', 0],
  ['after the first week’s last day', fixed, '2026-03-06', 1],
  ['after the end', fixed, '2026-06-01', 2],
  ['while a day of the first week is still to come, because it was moved', { ...fixed, movedDays }, '2026-03-08', 0],
  ['in order, where a day was moved', { ...inOrder, movedDays }, '2026-03-11', 1],
  ['in order, after nine days', inOrder, '2026-03-11', 1],
  ['in order, with a week of pause', { ...inOrder, pauses: [{ from: '2026-03-04', until: '2026-03-10' }] }, '2026-03-15', 0],
  ['in order, paused until further notice', { ...inOrder, pauses: [{ from: '2026-03-04', until: null }] }, '2026-05-01', 0],
])('%s', (_, span, today, index) => {
  expect(currentWeek(weeks, span, today)).toBe(index)
})
