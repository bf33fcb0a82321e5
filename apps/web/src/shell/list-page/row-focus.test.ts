import { expect, test } from 'vitest'
import { indexAfter } from './row-focus.ts'

test.each([
  ['another row is gone', { key: 'b', index: 1 }, ['b', 'c'], undefined],
  ['the row is gone, and the next one stands there', { key: 'b', index: 1 }, ['a', 'c'], 1],
  ['the last row is gone', { key: 'c', index: 2 }, ['a', 'b'], 1],
  ['the only row is gone', { key: 'a', index: 0 }, [], -1],
])('%s', (_, focused, keys, index) => {
  expect(indexAfter(focused, keys)).toBe(index)
})
