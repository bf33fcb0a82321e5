import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './moments.ts'

const frames: (() => void)[] = []

beforeEach(() => {
  frames.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('work waits for the frame, and is done once', () => {
  vi.stubGlobal('document', { visibilityState: 'visible' })
  const work = vi.fn<() => void>()
  afterPaint(work)
  vi.advanceTimersByTime(16)
  expect(work).not.toHaveBeenCalled()
  for (const draw of frames) draw()
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('a page that is hidden, or gets hidden before its frame, does the work all the same', () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  const work = vi.fn<() => void>()
  afterPaint(work)
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(1)
  vi.stubGlobal('document', { visibilityState: 'visible' })
  afterPaint(work)
  vi.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledTimes(2)
})
