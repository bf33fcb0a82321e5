import { expect, test } from 'vitest'
import { entriesAt, nextStop, pickedOf, stopsOf } from './cursor.ts'
import type { CalendarEntry } from './entry.ts'
import type { Segment } from './segments.ts'

const segment = (id: string, from: number, to: number): Segment<CalendarEntry> => ({
  item: { id, title: id, color: 'blue', start: '', end: '' },
  from,
  to,
  isStart: true,
  isEnd: true,
})
const segments = [segment('a', 480, 540), segment('b', 480, 600), segment('c', 490, 500)]

test('the arrows stop at half hours and at every start', () => {
  const stops = stopsOf(segments)
  expect(stops).toHaveLength(49)
  expect(nextStop(stops, 450, 1)).toBe(480)
  expect(nextStop(stops, 480, 1)).toBe(490)
  expect(nextStop(stops, 510, -1)).toBe(490)
  expect(nextStop(stops, 1410, 1)).toBeUndefined()
  expect(nextStop(stops, 0, -1)).toBeUndefined()
})

test.each([
  [470, []],
  [480, ['a', 'b']],
  [490, ['a', 'b', 'c']],
  [540, ['b']],
  [600, []],
])('at minute %i lie %j', (minute, ids) => {
  expect(entriesAt(segments, minute).map(({ id }) => id)).toEqual(ids)
})

test('one of several entries is picked, and the choice goes round', () => {
  const entries = entriesAt(segments, 480)
  expect([0, 1, 2].map(pick => pickedOf(entries, { pick })?.id)).toEqual(['a', 'b', 'a'])
  expect(pickedOf([], { pick: 1 })).toBeUndefined()
})
