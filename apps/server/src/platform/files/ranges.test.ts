import { expect, test } from 'vitest'
import { rangeOf } from './ranges.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=5-3', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['items=0-1', undefined],
  ['bytes=a-b', undefined],
] as const)('of 1000 bytes, %j is %j', (header, expected) => {
  expect(rangeOf(header, 1000)).toEqual(expected)
})
