import type { ExercisePoint } from '@allenio/contract/workouts'
import { expect, test } from 'vitest'
import { bestOfDays, estimatesOf, mostTelling, trendOf } from './measures.ts'

const point = (day: string, kg: number | null, e1rm: number | null): ExercisePoint => ({
  weightId: day,
  workoutId: day,
  day,
  setsDone: 1,
  kg,
  reps: 5,
  e1rm,
  tonnageKg: 100,
  hasPain: false,
})

test('a day with two workouts has the best of both', () => {
  const points = [point('2026-03-02', 80, 90), point('2026-03-02', 85, null), point('2026-03-04', null, null)]
  expect(bestOfDays(points, 'kg')).toEqual([
    { day: '2026-03-02', value: 85 },
    { day: '2026-03-04', value: null },
  ])
  expect(bestOfDays(points, 'e1rm')[0]).toEqual({ day: '2026-03-02', value: 90 })
})

test('a curve begins with the measure that most of the points have', () => {
  const many = [point('2026-03-02', 80, 90), point('2026-03-04', 80, null), point('2026-03-06', 80, null)]
  expect(mostTelling(many, ['e1rm', 'kg'])).toBe('kg')
  expect(mostTelling(many.slice(0, 1), ['e1rm', 'kg'])).toBe('e1rm')
})

test('the highest estimate has its day, and the latest is shown beside it if it is another one', () => {
  const estimates = (...points: readonly [string, number | null][]) => estimatesOf(points.map(([day, e1rm]) => point(day, 80, e1rm)))
  expect(estimates(['2026-03-02', null])).toBeUndefined()
  expect(estimates(['2026-03-02', 90], ['2026-03-04', 95])).toEqual({ best: { day: '2026-03-04', e1rm: 95 }, latest: undefined })
  expect(estimates(['2026-03-02', 95], ['2026-03-04', 90], ['2026-03-04', 92], ['2026-03-06', null])).toEqual({
    best: { day: '2026-03-02', e1rm: 95 },
    latest: { day: '2026-03-04', e1rm: 92 },
  })
  // if two estimates are equal, the first was the record
  expect(estimates(['2026-03-02', 95], ['2026-03-04', 95])?.best.day).toBe('2026-03-02')
})

test.each([
  [[100, 102], undefined],
  [[100, 102.5, 105], 5],
  [[100, 110, 95], -5],
  [[], undefined],
])('the trend of %j is %j', (estimates, percent) => expect(trendOf(estimates)).toBe(percent))
