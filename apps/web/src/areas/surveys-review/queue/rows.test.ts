import { expect, test } from 'vitest'
import { neighbourOf, nextWaiting, visibleRows } from './rows.ts'

const row = (id: string, more: { reviewedAt?: string } = {}) => ({ id, reviewedAt: null, sentBack: null, deletedAt: null, ...more })
const read = { reviewedAt: '2026-03-02T08:00:00Z' }
const rows = [row('a'), row('b', read), row('c'), row('d', read)]
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

test('what was reviewed leaves the queue, unless it is open', () => {
  expect(ids(visibleRows(rows, { state: 'waiting', openId: undefined }))).toEqual(['a', 'c'])
  expect(ids(visibleRows(rows, { state: 'waiting', openId: 'b' }))).toEqual(['a', 'b', 'c'])
  expect(ids(visibleRows(rows, { state: 'all', openId: undefined }))).toEqual(['a', 'b', 'c', 'd'])
})

test.each([
  ['a', 1, 'b'],
  ['d', 1, undefined],
  ['a', -1, undefined],
  [undefined, 1, 'a'],
  ['elsewhere', 1, 'a'],
  ['elsewhere', -1, undefined],
] as const)('from %s by %i', (id, step, next) => {
  expect(neighbourOf(rows, id, step)?.id).toBe(next)
})

test.each([
  ['a', 'c'],
  ['c', 'a'],
  ['d', 'a'],
  ['elsewhere', 'a'],
])('after %s comes %s', (id, next) => {
  expect(nextWaiting(rows, id)?.id).toBe(next)
})

test('after the last one comes nothing', () => {
  expect(nextWaiting([row('a'), row('b', read)], 'a')).toBeUndefined()
})
