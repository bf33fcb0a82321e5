import { expect, test } from 'vitest'
import { lastOfEachDay, withMethodGaps } from './method-gaps.ts'

test('a line has a gap where the method changes, and none where it is the same', () => {
  const [first, second, third] = [
    { day: '2026-01-10', value: 25, method: 'FOLDS SLOAN' },
    { day: '2026-02-10', value: 24, method: 'FOLDS SLOAN' },
    { day: '2026-03-10', value: 30, method: 'BIA ' },
  ]
  const values = withMethodGaps([first, second, third, { ...first, day: '2026-04-10' }]).map(({ value }) => value)
  expect(values).toEqual([25, 24, null, 30, null, 25])
  expect(
    withMethodGaps([
      { day: '2026-01-10', value: 70 },
      { day: '2026-02-10', value: 69 },
    ]),
  ).toHaveLength(2)
})

test('of several visits on one day the last counts', () => {
  const points = [
    { day: '2026-01-10', value: 70 },
    { day: '2026-01-10', value: 71 },
    { day: '2026-01-10', value: 72 },
    { day: '2026-02-10', value: 69 },
  ]
  expect(lastOfEachDay(points).map(({ value }) => value)).toEqual([72, 69])
})
