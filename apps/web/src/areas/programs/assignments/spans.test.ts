import { expect, test } from 'vitest'
import { meetsProgram } from './spans.ts'

const programs = [{ startDay: '2026-03-02', lastDay: '2026-03-29', pauses: [{ from: '2026-03-16', until: '2026-03-22' }] }]

test.each([
  ['2026-02-02', 4, false],
  ['2026-02-03', 4, true],
  ['2026-03-29', 1, true],
  ['2026-03-16', 1, false],
  ['2026-03-30', 1, false],
  ['+', 1, false],
  ['', 1, false],
])('a program from %s for %d weeks meets one in March: %s', (startDay, weeks, isMet) => {
  expect(meetsProgram({ programs }, { startDay, weeks })).toBe(isMet)
})
