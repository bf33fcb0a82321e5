import { expect, test } from 'vitest'
import { covers, spanOf } from './span.ts'

const sight = { top: 0, height: 400, rowHeight: 40, count: 10_000 }

test('at the top: what is in sight and a little more', () => {
  expect(spanOf(sight)).toEqual({ from: 0, to: 24 })
})

test('within a step nothing changes', () => {
  const here = spanOf({ ...sight, top: 40_000 })
  expect(here).toEqual({ from: 992, to: 1024 })
  expect(spanOf({ ...sight, top: 40_120 })).toEqual(here)
  expect(spanOf({ ...sight, top: 40_320 })).toEqual({ from: 1000, to: 1032 })
})

test('at the end nothing beyond it', () => {
  expect(spanOf({ ...sight, top: 399_600 })).toEqual({ from: 9976, to: 10_000 })
})

test('a list that became shorter than where one was still shows its end', () => {
  expect(spanOf({ ...sight, count: 90, top: 40_000 })).toEqual({ from: 82, to: 90 })
  expect(spanOf({ ...sight, count: 3, top: 40_000 })).toEqual({ from: 0, to: 3 })
})

test('a step ahead is covered, a throw is not', () => {
  const drawn = spanOf({ ...sight, top: 40_000 })
  expect(covers(drawn, { ...sight, top: 40_320 })).toBe(true)
  expect(covers(drawn, { ...sight, top: 42_000 })).toBe(false)
  expect(covers(spanOf(sight), sight)).toBe(true)
})
