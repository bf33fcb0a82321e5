import { expect, test } from 'vitest'
import { arrivalDay, changeIn, differences, spanStart, pointsSince } from './spans.ts'

const today = '2026-11-20'

test('spans end today', () => {
  expect([spanStart('4w', today), spanStart('12w', today), spanStart('1y', today), spanStart('all', today)]).toEqual([
    '2026-10-23',
    '2026-08-28',
    '2025-11-20',
    undefined,
  ])
  const points = [{ day: '2026-01-01' }, { day: '2026-11-01' }]
  expect(pointsSince(points, '2026-10-23')).toEqual([{ day: '2026-11-01' }])
  expect(pointsSince(points, undefined)).toEqual(points)
})

test('a span comes to the change of its mean', () => {
  const point = (day: string, mean: number) => ({ day, kg: mean, mean })
  expect(changeIn([point('2026-09-01', 74.6), point('2026-10-01', 75), point('2026-11-01', 69.84)])).toBe(-4.8)
  expect(changeIn([point('2026-09-01', 74.6)])).toBeUndefined()
  expect(changeIn([])).toBeUndefined()
})

test.each([
  [70, 69, -0.5, '2026-12-04'],
  [60, 62, 0.25, '2027-01-15'],
  [70, 69, 0.5, undefined],
  [70, 60, -0.1, undefined],
  [70, 69, 0, undefined],
  [69, 69, -0.5, undefined],
])('from %f to %f at %f a week: %s', (mean, target, perWeek, day) => expect(arrivalDay({ mean, target, perWeek }, today)).toBe(day))

test('each row differs from the one before it in time', () => {
  expect(differences([{ kg: 70.1 }, { kg: 70.4 }, { kg: 70.4 }])).toEqual([-0.3, 0, null])
  expect(differences([])).toEqual([])
})
