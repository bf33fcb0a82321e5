import { expect, test } from 'vitest'
import { daysBetween } from './days.ts'

test.each([
  ['2026-03-01', '2026-03-01', 0],
  ['2026-03-01', '2026-03-06', 5],
  ['2026-03-06', '2026-03-01', -5],
  // the clocks change in between
  ['2026-03-28', '2026-03-30', 2],
])('from %s to %s: %i', (from, to, days) => expect(daysBetween(from, to)).toBe(days))
