import { afterEach, expect, test, vi } from 'vitest'
import { whenQuiet } from './when-quiet.ts'

afterEach(() => void vi.useRealTimers())

const timedActs = () => {
  vi.useFakeTimers()
  const startedAt = performance.now()
  const acts: number[] = []
  const ask = whenQuiet(() => void acts.push(performance.now() - startedAt), { ms: 100, mostMs: 350 })
  return { acts, ask }
}

test('an act comes once after many have asked for it, when the last has been quiet for a moment', () => {
  const { acts, ask } = timedActs()
  for (let count = 0; count < 3; count += 1) {
    ask()
    vi.advanceTimersByTime(60)
  }
  expect(acts).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(acts).toEqual([220])
  ask()
  vi.advanceTimersByTime(1_000)
  expect(acts).toEqual([220, 1_280])
})

test('an act is not put off for ever where nobody pauses', () => {
  const { acts, ask } = timedActs()
  for (let count = 0; count < 12; count += 1) {
    ask()
    vi.advanceTimersByTime(60)
  }
  expect(acts).toEqual([350, 710])
})
