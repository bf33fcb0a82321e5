import { expect, test } from 'vitest'
import { stateOfDay } from './map-days.ts'

test.each([
  ['2026-03-02', 1, 1, 'done'],
  ['2026-03-02', 2, 1, 'partly'],
  ['2026-03-02', 1, 0, 'missed'],
  ['2026-03-02', 0, 1, 'extra'],
  ['2026-03-02', 0, 0, 'rest'],
  ['2026-03-04', 1, 0, 'planned'],
  ['2026-03-06', 1, 0, 'planned'],
])('the day %s with %i planned and %i done is %s', (day, planned, done, state) => {
  expect(stateOfDay({ planned, done }, { day, today: '2026-03-04' })).toBe(state)
})

test('a day that the server leaves out is one of rest', () => {
  expect(stateOfDay(undefined, { day: '2026-03-02', today: '2026-03-04' })).toBe('rest')
})
