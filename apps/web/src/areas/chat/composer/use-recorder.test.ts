import { expect, test } from 'vitest'
import { reducedPeaks } from './use-recorder.ts'

test.each<[string, number[], number, number[]]>([
  ['nothing', [], 4, []],
  ['fewer than asked for', [0.5, 1], 4, [0.5, 1]],
  ['the loudest of each stretch', [0.1, 0.5, 0.2, 1], 2, [0.5, 1]],
  ['the loudest fills the height', [0.1, 0.2], 2, [0.5, 1]],
  ['a hum stays low', [0.01, 0.01], 2, [0.2, 0.2]],
])('%s', (_what, peaks, most, bars) => {
  expect(reducedPeaks(peaks, most)).toEqual(bars)
})

test('an hour fits, each bar between 0 and 1', () => {
  const bars = reducedPeaks(
    Array.from({ length: 36_000 }, (_, index) => Math.abs(Math.sin(index))),
    64,
  )
  expect(bars).toHaveLength(64)
  expect(bars.every(bar => bar >= 0 && bar <= 1)).toBe(true)
})
