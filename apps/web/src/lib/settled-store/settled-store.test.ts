import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '#lib/store'
import { settledStore } from './index.ts'

const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, page[name].bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('changes are followed once they pause, urgent ones at once, and none after the end', () => {
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
})

test('a change waits while keys are pressed, a second at most', () => {
  const source = createStore(0)
  const settled = settledStore(source, () => false)
  const type = (keys: number) => {
    for (let at = 0; at < keys; at += 1) {
      page.dispatchEvent(new Event('keydown'))
      vi.advanceTimersByTime(100)
    }
  }
  source.set(1)
  type(4)
  expect(settled.get()).toBe(0)
  vi.advanceTimersByTime(100)
  expect(settled.get()).toBe(1)
  source.set(2)
  type(9)
  expect(settled.get()).toBe(1)
  type(1)
  expect(settled.get()).toBe(2)
  settled.stop()
})
