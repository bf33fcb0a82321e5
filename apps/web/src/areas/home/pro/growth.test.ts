import { expect, test } from 'vitest'
import { growthOf, growthPoints } from './growth.ts'

const months = [
  { month: '2025-12', total: 10 },
  { month: '2026-01', total: 12 },
  { month: '2026-02', total: 15 },
]

test('a month stands at its end, the running one at today', () => {
  expect(growthPoints(months, '2026-02-14')).toEqual([
    { day: '2025-12-31', value: 10 },
    { day: '2026-01-31', value: 12 },
    { day: '2026-02-14', value: 15 },
  ])
  expect(growthOf(months)).toBe(5)
  expect(growthOf([])).toBe(0)
})
