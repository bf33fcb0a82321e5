import { expect, test } from 'vitest'
import { parseCounts, sumOf, withCount } from './badge.ts'

test.each([
  [undefined, {}],
  ['3', {}],
  [{ chats: 3, notifications: '2' }, { chats: 3 }],
  [{ chats: 0, notifications: 2 }, { notifications: 2 }],
])('kept %j is read as %j', (storedValue, counts) => expect(parseCounts(storedValue)).toEqual(counts))

test('the icon shows what waits in all parts; a part that is read through leaves the others alone', () => {
  const both = withCount(withCount({}, 'chats', 3), 'notifications', 2)
  expect(sumOf(both)).toBe(5)
  expect(sumOf(withCount(both, 'notifications', 7))).toBe(10)
  expect(withCount(both, 'chats', 0)).toEqual({ notifications: 2 })
  expect(sumOf({})).toBe(0)
})
