import { expect, test } from 'vitest'
import { atMost, type Queue } from './turns.ts'

/** Calls one after the other, in the order in which they are listed: the letter names the person. Answers who was served when. */
async function served(queue: Queue, calls: readonly string[]): Promise<string[]> {
  const order: string[] = []
  const inTurn = atMost(1, queue)
  await Promise.all(
    calls.map(async call => {
      const outcome = await inTurn(async () => void order.push(call), { personId: call.charAt(0) })
      if (outcome !== undefined) order.push(`${call}: ${outcome}`)
    }),
  )
  return order
}

test.each<[string, Queue, string[], string[]]>([
  ['one person is served in order', {}, ['a1', 'a2', 'a3'], ['a1', 'a2', 'a3']],
  ['two take turns, the one who was not served first', {}, ['a1', 'a2', 'a3', 'b1', 'b2'], ['a1', 'b1', 'a2', 'b2', 'a3']],
  ['whoever has more goes behind all others', {}, ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'], ['a1', 'b1', 'a2', 'c1', 'b2', 'a3']],
  [
    'a person with too many waiting is turned away, and others are not',
    { waitingOfOneAtMost: 2 },
    ['a1', 'a2', 'a3', 'a4', 'b1'],
    ['a4: too many of one', 'a1', 'b1', 'a2', 'a3'],
  ],
  [
    'beyond the length of the queue all are turned away',
    { waitingAtMost: 2 },
    ['a1', 'b1', 'c1', 'd1'],
    ['d1: too many waiting', 'a1', 'b1', 'c1'],
  ],
])('%s', async (_, queue, calls, order) => {
  expect((await served(queue, calls)).toSorted()).toEqual(order.toSorted())
  const isServed = (call: string) => !call.includes(':')
  expect((await served(queue, calls)).filter(isServed)).toEqual(order.filter(isServed))
})

test('one that waits too long is told, and leaves the queue', async () => {
  const inTurn = atMost(1, { longestWaitMs: 5, waitingAtMost: 1 })
  const { promise: working, resolve: finish } = Promise.withResolvers<void>()
  const first = inTurn(() => working)
  expect(await inTurn(async () => 'second')).toBe('waited too long')
  finish()
  await first
  expect(await inTurn(async () => 'third')).toBe('third')
})
