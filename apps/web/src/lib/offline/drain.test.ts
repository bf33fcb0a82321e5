import { expect, test } from 'vitest'
import { CallError, Refused, Unreachable } from '#lib/api'
import { drain, pauseAfter, DiscardedWrite, verdictOn } from './drain.ts'
import type { WaitingWrite } from './waiting-write.ts'

test.each([
  ['no connection', new Unreachable(), 'later'],
  ['a broken answer', new TypeError('x'), 'later'],
  ['no success', new Refused('no', []), 'refused'],
  ['a dead token', new CallError(401, { message: 'Unauthenticated.' }), 'sign in'],
  ['a dead token in older words', new CallError(403, { message: 'Unauthenticated.' }), 'sign in'],
  ['no permission', new CallError(403, { message: 'No' }), 'refused'],
  ['no plan', new CallError(402, {}), 'refused'],
  ['gone', new CallError(404, {}), 'refused'],
  ['changed meanwhile', new CallError(409, {}), 'refused'],
  ['invalid', new CallError(422, {}), 'refused'],
  ['too many', new CallError(429, {}), 'later'],
  ['a server in trouble', new CallError(500, {}), 'later'],
  ['thrown away meanwhile', new DiscardedWrite(), 'gone'],
  ['a database away', new CallError(503, {}, 2), 'later'],
  ['a disk without room', new CallError(507, {}, 60), 'later'],
] as const)('%s: %s', (_what, error, verdict) => {
  expect(verdictOn(error)).toBe(verdict)
})

test.each([
  [0, undefined, 1_000],
  [1, undefined, 2_000],
  [4, undefined, 16_000],
  [50, undefined, 30_000],
  [0, new CallError(503, {}, 7), 7_000],
  [0, new CallError(429, {}, 86_400), 300_000],
])('after %i failures (%s) it waits %i ms', (failures, error, ms) => {
  expect(pauseAfter(failures, error)).toBe(ms)
})

const write = (id: string): WaitingWrite => ({
  id,
  personId: 'anna',
  workspaceId: 'gym',
  input: {},
  title: '',
  writtenAt: 0,
  tries: 0,
  call: { kind: 'json', method: 'POST', path: '/x', access: 'any' },
})

/** An outbox in memory, and a server with one list of answers per write. */
function house(ids: string[], answers: Record<string, unknown[]> = {}) {
  const storedWrites = new Map(ids.map(id => [id, write(id)]))
  const sentIds: string[] = []
  const outbox = {
    next: async () => [...storedWrites.values()].find(each => each.refusal === undefined),
    send: async ({ id }: WaitingWrite) => {
      sentIds.push(id)
      const answer = answers[id]?.shift()
      if (answer instanceof Error) throw answer
      return answer
    },
    sent: async ({ id }: WaitingWrite) => void storedWrites.delete(id),
    refused: async (each: WaitingWrite, error: unknown) => void storedWrites.set(each.id, { ...each, refusal: String(error) }),
    postponed: async (each: WaitingWrite) => void storedWrites.set(each.id, { ...each, tries: each.tries + 1 }),
  }
  return { outbox, storedWrites, sentIds }
}

test('sends in the order of writing until nothing is left', async () => {
  const { outbox, storedWrites, sentIds } = house(['a', 'b', 'c'])
  expect(await drain(outbox)).toEqual({ end: 'empty' })
  expect(sentIds).toEqual(['a', 'b', 'c'])
  expect(storedWrites.size).toBe(0)
})

test('without a connection the first waits and none overtakes it', async () => {
  const { outbox, storedWrites, sentIds } = house(['a', 'b'], { a: [new Unreachable(), undefined] })
  expect(await drain(outbox)).toMatchObject({ end: 'later', error: expect.any(Unreachable) })
  expect(sentIds).toEqual(['a'])
  expect(storedWrites.get('a')?.tries).toBe(1)
  expect(await drain(outbox)).toEqual({ end: 'empty' })
  expect(sentIds).toEqual(['a', 'a', 'b'])
})

test('a dead token stops everything and loses nothing', async () => {
  const { outbox, storedWrites } = house(['a', 'b'], { a: [new CallError(401, { message: 'Unauthenticated.' })] })
  expect(await drain(outbox)).toEqual({ end: 'sign in' })
  expect([...storedWrites.keys()]).toEqual(['a', 'b'])
  expect(storedWrites.get('a')?.refusal).toBeUndefined()
})

test('what the server will not have waits for a decision while the rest goes on', async () => {
  const { outbox, storedWrites, sentIds } = house(['a', 'b'], { a: [new CallError(422, { message: 'Il nome è troppo lungo.' })] })
  expect(await drain(outbox)).toEqual({ end: 'empty' })
  expect(sentIds).toEqual(['a', 'b'])
  expect(storedWrites.get('a')?.refusal).toContain('Il nome è troppo lungo.')
})

test('what was thrown away on its way holds up nobody', async () => {
  const { outbox, storedWrites, sentIds } = house(['a', 'b'])
  const send = outbox.send
  outbox.send = async each => {
    if (each.id !== 'a') return send(each)
    storedWrites.delete('a')
    throw new DiscardedWrite()
  }
  expect(await drain(outbox)).toEqual({ end: 'empty' })
  expect(sentIds).toEqual(['b'])
})

test('a store that stumbles after the server took it does not make it a failure', async () => {
  const { outbox, storedWrites } = house(['a'])
  outbox.sent = () => Promise.reject(new Error('store'))
  await expect(drain(outbox)).rejects.toThrow('store')
  expect(storedWrites.get('a')).toMatchObject({ tries: 0 })
})
