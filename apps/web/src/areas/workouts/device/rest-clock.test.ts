import { pauseRest, startRest } from '@allenio/domain/workouts'
import { expect, test } from 'vitest'
import { isRestEndDue, msToNextSecond, restView, secondsLeft } from './rest-clock.ts'

const start = Date.parse('2026-03-02T17:00:00Z')
const rest = startRest(90, start)
const viewAt = (at: number, of = rest) => restView(of, secondsLeft(of, at))

test.each([
  ['at its start', 0, 90, 0, 0, false],
  ['after a moment', 400, 90, 0, 0, false],
  ['in the middle', 45_000, 45, 0.5, 0, false],
  ['at its end', 90_000, 0, 1, 0, true],
  ['after the page was frozen for ten minutes', 600_000, 0, 1, 510, true],
  ['with a clock that was put back by a day', -86_400_000, 90, 0, 0, false],
])('%s', (_name, ms, seconds, progress, overtime, isOver) => {
  expect(viewAt(start + ms)).toEqual({ seconds, progress: expect.closeTo(progress, 9), overtime, isOver, isPaused: false })
})

test('a pause stands still', () => {
  const paused = pauseRest(rest, start + 30_000)
  expect(viewAt(start + 500_000, paused)).toMatchObject({ seconds: 60, isPaused: true, isOver: false })
  expect(msToNextSecond(paused, start + 500_000)).toBeNull()
})

test.each([
  [0, 1_000],
  [400, 600],
  [89_999, 1],
  [90_250, 750],
  [-86_400_000, 1_000],
])('%i ms after its start the next second shows in %i ms', (ms, next) => {
  expect(msToNextSecond(rest, start + ms)).toBe(next)
})

test.each([
  ['between two looks', 89_000, 90_005, true],
  ['before both', 90_005, 91_000, false],
  ['after both', 88_000, 89_000, false],
  ['while the page slept for a moment', 10_000, 100_000, true],
  ['long ago, while the page was frozen', 10_000, 900_000, false],
])('the end %s', (_name, lastLook, now, isDue) => {
  expect(isRestEndDue(rest, { lastLook: start + lastLook, now: start + now })).toBe(isDue)
})
