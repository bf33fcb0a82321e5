import { expect, test, vi } from 'vitest'
import { createStore } from '#lib/store'
import { settledStore } from './index.ts'

test('changes are followed once they pause, urgent ones at once, and none after the end', () => {
  vi.useFakeTimers()
  const source = createStore({ day: 1, kcal: 100 })
  const settled = settledStore(source, (before, next) => before.day !== next.day)
  source.set({ day: 1, kcal: 110 })
  vi.advanceTimersByTime(100)
  source.set({ day: 1, kcal: 120 })
  vi.advanceTimersByTime(150)
  expect(settled.get().kcal).toBe(100)
  vi.advanceTimersByTime(50)
  expect(settled.get().kcal).toBe(120)
  source.set({ day: 1, kcal: 130 })
  source.set({ day: 2, kcal: 140 })
  expect(settled.get()).toEqual({ day: 2, kcal: 140 })
  source.set({ day: 2, kcal: 150 })
  settled.stop()
  vi.advanceTimersByTime(1_000)
  expect(settled.get().kcal).toBe(140)
  vi.useRealTimers()
})

test('watchers are called in groups, a frame apart, and again from the first one after a change amid them', () => {
  vi.useFakeTimers()
  const source = createStore(0)
  const settled = settledStore(source, () => false)
  const called: string[] = []
  for (const name of ['a', 'b', 'c', 'd', 'e']) settled.watch(() => called.push(`${name}${settled.get()}`))
  source.set(1)
  vi.advanceTimersByTime(200)
  expect(called).toEqual(['a1', 'b1'])
  source.set(2)
  vi.advanceTimersByTime(300)
  expect(called).toEqual(['a1', 'b1', 'a2', 'b2', 'c2', 'd2', 'e2'])
  settled.stop()
  vi.useRealTimers()
})
