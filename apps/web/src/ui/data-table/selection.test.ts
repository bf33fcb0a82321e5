import { expect, test } from 'vitest'
import { extentOf, toggled, withAll, withRange } from './selection.ts'

const keys = ['a', 'b', 'c', 'd']
const of = (...chosen: string[]) => new Set(chosen)

test('one row on and off', () => {
  expect(toggled(of('a'), 'b')).toEqual(of('a', 'b'))
  expect(toggled(of('a', 'b'), 'b')).toEqual(of('a'))
})

test('a range takes the state of the row it ends on', () => {
  expect(withRange(of('a'), keys, 'a', 'c')).toEqual(of('a', 'b', 'c'))
  expect(withRange(of(...keys), keys, 'd', 'b')).toEqual(of('a'))
})

test('a range without a beginning is one row', () => {
  expect(withRange(of(), keys, undefined, 'c')).toEqual(of('c'))
  expect(withRange(of(), keys, 'gone', 'c')).toEqual(of('c'))
})

test('all, then none, without touching other pages', () => {
  expect(withAll(of('z', 'a'), keys)).toEqual(of('z', ...keys))
  expect(withAll(of('z', ...keys), keys)).toEqual(of('z'))
})

test('how much of the page is chosen', () => {
  expect(extentOf(of('z'), keys)).toBe('none')
  expect(extentOf(of('a'), keys)).toBe('some')
  expect(extentOf(of(...keys), keys)).toBe('all')
})
