import { expect, test } from 'vitest'
import { restLeft, startRest } from '@allenio/domain/workouts'
import { addToRest, isSamePress, skipRest, togglePause } from './rest-changes.ts'

const at = (seconds: number) => seconds * 1_000

test.each([
  [30, 15, 75],
  [30, -15, 45],
  // one that is cut short ends now
  [80, -15, 0],
  // one that is over begins anew, and there is nothing to take from it
  [120, 15, 15],
  [120, -15, -30],
])('after %d of 90 seconds %d more leave %d', (passed, added, left) => {
  const rest = addToRest(startRest(90, 0), added, at(passed))
  expect(restLeft(rest, at(passed))).toBe(left)
})

test('a pause takes no time from the rest', () => {
  const paused = togglePause(startRest(90, 0), at(30))
  expect(restLeft(togglePause(paused, at(300)), at(310))).toBe(50)
})

test.each([
  [0, false],
  [699, false],
  [700, true],
  // the clock was put back
  [-5_000, true],
])('%d ms after it began a press ends a rest: %s', (passed, isEnded) => {
  const rest = startRest(90, at(10))
  expect(skipRest(rest, at(10) + passed)).toBe(isEnded ? null : rest)
  expect(isSamePress(at(10), at(10) + passed)).toBe(!isEnded)
})
