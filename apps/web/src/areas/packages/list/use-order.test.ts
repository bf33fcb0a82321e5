import { expect, test } from 'vitest'
import { movedBy, movedTo } from './use-order.ts'

const ids = ['a', 'b', 'c', 'd']

test.each([
  ['b', 1, ['a', 'c', 'b', 'd']],
  ['b', -1, ['b', 'a', 'c', 'd']],
  ['a', -1, ids],
  ['d', 1, ids],
  ['x', 1, ids],
])('%s by %i', (id, step, moved) => {
  expect(movedBy(ids, id, step)).toEqual(moved)
})

test.each([
  ['a', 'c', ['b', 'c', 'a', 'd']],
  ['d', 'a', ['d', 'a', 'b', 'c']],
  ['b', 'b', ids],
  ['b', 'x', ids],
])('%s to the place of %s', (id, target, moved) => {
  expect(movedTo(ids, id, target)).toEqual(moved)
})
