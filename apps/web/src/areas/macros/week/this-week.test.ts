import type { DayTypeWeek } from '@allenio/contract/macros'
import { expect, test } from 'vitest'
import { thisWeekOf } from './this-week.ts'

const week: DayTypeWeek = ['training', 'rest', 'rest', 'rest', 'rest', 'own 1', 'rest']

test('is the week of the client’s training, and its own types stay', () => {
  // a Thursday; the program begins on the day before and ends on Saturday
  const calendar = { spans: [{ from: '2026-11-25', to: '2026-11-28' }], days: ['2026-11-25', '2026-11-28'] }
  expect(thisWeekOf({ week, calendar }, '2026-11-26')).toEqual(['training', 'rest', 'training', 'rest', 'rest', 'own 1', 'rest'])
})

test('has days as the client has moved them, also without a calendar, and those of other weeks not', () => {
  const movedDays = [
    { day: '2026-11-24', dayType: 'training' as const },
    { day: '2026-12-01', dayType: 'own 1' as const },
  ]
  const moved = ['training', 'training', 'rest', 'rest', 'rest', 'own 1', 'rest']
  expect(thisWeekOf({ week, calendar: null, movedDays }, '2026-11-26')).toEqual(moved)
  const calendar = { spans: [{ from: '2026-11-23', to: '2026-11-29' }], days: ['2026-11-27'] }
  expect(thisWeekOf({ week, calendar, movedDays }, '2026-11-26')?.slice(0, 5)).toEqual(['rest', 'training', 'rest', 'rest', 'training'])
})

test('is the usual one without a calendar, and none for every day', () => {
  expect(thisWeekOf({ week, calendar: null }, '2026-11-26')).toEqual(week)
  expect(thisWeekOf({ week: null, calendar: null }, '2026-11-26')).toBeNull()
})
