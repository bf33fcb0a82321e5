import { expect, test } from 'vitest'
import { endPauses, meetsProgram, pauseFrom } from './spans.ts'

const past = { from: '2026-01-01', until: '2026-01-07' }

test('a pause from today replaces those to come', () => {
  const coming = { from: '2026-04-01', until: '2026-04-07' }
  expect(pauseFrom([past, coming], '2026-03-02')).toEqual([past, { from: '2026-03-02', until: null }])
})

test.each([
  ['an open one', { from: '2026-02-20', until: null }, [past, { from: '2026-02-20', until: '2026-03-01' }]],
  ['one that lasts beyond today', { from: '2026-02-20', until: '2026-03-10' }, [past, { from: '2026-02-20', until: '2026-03-01' }]],
  ['one that began today', { from: '2026-03-02', until: null }, [past]],
])('training goes on: %s ends yesterday', (_, pause, pauses) => {
  expect(endPauses([past, pause], '2026-03-02')).toEqual(pauses)
})

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
