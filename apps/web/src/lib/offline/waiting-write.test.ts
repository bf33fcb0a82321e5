import { expect, test } from 'vitest'
import { holdMsOf, inOrderOfWriting, writesToSend, type WaitingWrite } from './waiting-write.ts'

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

test('what is written into a document stays behind its creation, also where that was refused', () => {
  const creation = write({ id: 'creation', lane: 'visit/1', createsDocument: true })
  const others = [write({ id: 'edit', lane: 'visit/1' }), write({ id: 'other edit', lane: 'visit/2' }), write({ id: 'message' })]
  const idsToSend = (first: WaitingWrite) => writesToSend([first, ...others]).map(({ id }) => id)
  expect(idsToSend(creation)).toEqual(['creation', 'edit', 'other edit', 'message'])
  expect(idsToSend({ ...creation, refusal: 'no consent' })).toEqual(['other edit', 'message'])
  expect(idsToSend({ ...creation, isPaused: true })).toEqual(['other edit', 'message'])
})

test('what builds on a refused edit waits with it, and other lanes go on', () => {
  const edit = write({ id: 'edit', lane: 'plan/1', holdsLane: true })
  const others = [write({ id: 'later edit', lane: 'plan/1' }), write({ id: 'other plan', lane: 'plan/2' })]
  const idsToSend = (first: WaitingWrite) => writesToSend([first, ...others]).map(({ id }) => id)
  expect(idsToSend(edit)).toEqual(['edit', 'later edit', 'other plan'])
  expect(idsToSend({ ...edit, refusal: 'no consent' })).toEqual(['other plan'])
  expect(idsToSend({ ...edit, refusal: 'no message', holdsLane: undefined })).toEqual(['later edit', 'other plan'])
})

test('an edit that waits for the next ones leaves before what is written behind it in its lane', () => {
  const edit = write({ id: 'edit', lane: 'visit/1', from: Date.now() + 5_000, mayBeJoined: true })
  const idsToSend = (...others: WaitingWrite[]) => writesToSend([edit, ...others]).map(({ id }) => id)
  expect(idsToSend()).toEqual([])
  expect(idsToSend(write({ id: 'finish', lane: 'visit/2' }))).toEqual(['finish'])
  expect(idsToSend(write({ id: 'finish', lane: 'visit/1' }))).toEqual(['edit', 'finish'])
})
