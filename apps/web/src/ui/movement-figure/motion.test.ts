import { expect, test } from 'vitest'
import { shareAt } from './motion.ts'

test('a figure begins where it stands still, goes to its start, and comes back', () => {
  expect(shareAt(0)).toBe(1)
  expect(shareAt(550)).toBeCloseTo(0.5)
  expect(shareAt(1_200)).toBeCloseTo(0)
  expect(shareAt(1_900)).toBeCloseTo(0.5)
  expect(shareAt(2_600)).toBeCloseTo(1)
  expect(shareAt(2_700)).toBe(1)
})

test('it never leaves its two positions', () => {
  for (let ms = 0; ms < 6_000; ms += 37) {
    expect(shareAt(ms)).toBeGreaterThanOrEqual(0)
    expect(shareAt(ms)).toBeLessThanOrEqual(1)
  }
})
