import { expect, test } from 'vitest'
import { holdMsOf, inOrderOfWriting, type WaitingWrite } from './waiting-write.ts'

const write = (more: Partial<WaitingWrite>): WaitingWrite => ({
  id: 'a',
  personId: 'anna',
  workspaceId: 'gym',
  input: {},
  title: '',
  writtenAt: 0,
  tries: 0,
  call: { kind: 'json', method: 'POST', path: '/x', access: 'any' },
  ...more,
})

test.each([
  ['not held', undefined, 0],
  ['held for a while', 105_000, 5_000],
  ['released', 100_000, 0],
  ['long released', 1, 0],
  ['held by a clock that was put back', 900_000, 0],
])('%s', (_what, from, ms) => {
  expect(holdMsOf(write({ from }), 100_000)).toBe(ms)
})

test('the order of writing, and of ids where the moment is the same', () => {
  const writes = [write({ id: 'c', writtenAt: 2 }), write({ id: 'b', writtenAt: 1 }), write({ id: 'a', writtenAt: 2 })]
  expect(writes.sort(inOrderOfWriting).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
})
