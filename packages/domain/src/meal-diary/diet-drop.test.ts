import { addDays } from '@allenio/domain/days'
import { expect, test } from 'vitest'
import { dietDrop, type JudgedDay } from './index.ts'

const today = '2026-11-30'

const daysOf = (ago: number, count: number, percent: number): JudgedDay[] =>
  Array.from({ length: count }, (_, at) => ({ day: addDays(today, -ago - at), planned: 2000, eaten: 20 * percent, percent, isWhole: true }))

test.each([
  ['it has fallen', daysOf(1, 7, 60), daysOf(28, 7, 85), 25],
  ['it has risen', daysOf(1, 7, 90), daysOf(28, 7, 60), 0],
  ['too few days of late', daysOf(1, 6, 20), daysOf(28, 7, 85), null],
  ['too few days before', daysOf(1, 7, 60), daysOf(28, 6, 85), null],
  ['nothing before', daysOf(1, 20, 60), [], null],
  ['longer ago counts nowhere', daysOf(1, 7, 60), daysOf(56, 10, 85), null],
])('%s', (_, now, before, drop) => {
  expect(dietDrop([...now, ...before], today)).toBe(drop)
})
