import { expect, test } from 'vitest'
import { sparkOf } from './path.ts'

const box = { width: 104, height: 24, pad: 2 }

test('rises from the lower left to the upper right', () => {
  expect(sparkOf([1, 2, 3], box)).toEqual({ d: 'M2 22L52 12L102 2', end: { x: 102, y: 2 } })
})

test('a flat series runs through the middle', () => {
  expect(sparkOf([5, 5], box).d).toBe('M2 12L102 12')
})

test('gaps are left out, time keeps its place', () => {
  expect(sparkOf([1, null, 3], box).d).toBe('M2 22L102 2')
})

test('nothing known, nothing drawn', () => {
  expect(sparkOf([], box)).toEqual({ d: '', end: undefined })
  expect(sparkOf([null, null], box).end).toBeUndefined()
})

test('one value is a point', () => {
  expect(sparkOf([7], box)).toEqual({ d: 'M2 12', end: { x: 2, y: 12 } })
})
