import { expect, test } from 'vitest'
import { daysAround, nearestTo } from './nearest.ts'

// newest first, as the list has them
const rows = ['2026-05-10', '2026-04-20', '2026-04-10'].map(day => ({ day }))

test.each([
  ['2026-05-09', '2026-05-10'],
  ['2026-04-15', '2026-04-20'],
  ['2026-04-13', '2026-04-10'],
  ['2026-05-24', '2026-05-10'],
  ['2026-05-25', undefined],
  ['2026-03-26', undefined],
])('the photos nearest to %s are of %s', (day, expected) => {
  expect(nearestTo(day, rows)?.day).toBe(expected)
})

test('they are looked for in two weeks on both sides', () => {
  expect(daysAround('2026-03-05')).toEqual({ from: '2026-02-19', to: '2026-03-19' })
})
