import { expect, test } from 'vitest'
import { waitOf } from './waits.ts'

const now = Date.parse('2026-03-04T12:00:00Z')

test.each([
  ['2026-03-04T11:59:50Z', 'minutes', 1, false],
  // the clock of the device is behind
  ['2026-03-04T12:05:00Z', 'minutes', 1, false],
  ['2026-03-04T11:01:00Z', 'minutes', 59, false],
  ['2026-03-04T11:00:00Z', 'hours', 1, false],
  ['2026-03-04T00:00:01Z', 'hours', 11, false],
  ['2026-03-04T00:00:00Z', 'hours', 12, true],
  ['2026-03-03T10:00:00Z', 'hours', 26, true],
  ['2026-03-02T12:00:00Z', 'days', 2, true],
  ['2026-02-20T12:00:00Z', 'days', 12, true],
])('who waits since %s waits %s %i, long: %s', (since, unit, count, isLong) => {
  expect(waitOf(since, now)).toEqual({ unit, count, isLong })
})
