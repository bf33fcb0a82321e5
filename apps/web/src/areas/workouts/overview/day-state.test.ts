import { expect, test } from 'vitest'
import { stateOfDay } from './day-state.ts'

const today = '2026-03-10'

test.each([
  ['2026-03-09', 1, 1, 1, 'done'],
  ['2026-03-09', 2, 2, 1, 'partly'],
  ['2026-03-09', 1, 1, 0, 'missed'],
  // a plan in order has no dates, so that nothing of it is missed on a day
  ['2026-03-09', 1, 0, 0, 'rest'],
  ['2026-03-09', 0, 0, 1, 'done'],
  ['2026-03-10', 1, 1, 0, 'planned'],
  ['2026-03-12', 1, 0, 0, 'planned'],
] as const)('%s with %i planned, %i of them dated, and %i done is %s', (day, planned, dated, done, state) => {
  expect(stateOfDay({ day, planned, dated, done }, day, today)).toBe(state)
})

test('a day without anything is one of rest, or still to come', () => {
  expect(stateOfDay(undefined, '2026-03-09', today)).toBe('rest')
  expect(stateOfDay(undefined, '2026-03-11', today)).toBe('open')
})
