import { expect, test, vi } from 'vitest'
import { countInWindows } from './windows.ts'

test('counts anew in each window', () => {
  let now = 0
  const count = countInWindows(10_000, () => now)
  expect([count(), count()]).toEqual([1, 2])
  now = 9_999
  expect(count()).toBe(3)
  now = 10_000
  expect(count()).toBe(1)
})

test('goes on counting when the clock of the machine is set back by a day', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  try {
    const count = countInWindows(10_000)
    count()
    vi.setSystemTime(Date.now() - 86_400_000)
    vi.advanceTimersByTime(10_000)
    expect(count()).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})
