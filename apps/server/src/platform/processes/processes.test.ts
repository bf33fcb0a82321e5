import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sideProcess } from './index.ts'
import type { TestTask } from './testing/task-process.ts'

const open = (limits: Partial<Parameters<typeof sideProcess>[0]> = {}) =>
  sideProcess<TestTask, string>({
    name: 'task-process',
    folder: join(import.meta.dirname, 'testing'),
    longestMs: 10_000,
    idleMs: 1_000,
    ...limits,
  })

const echo = (text: string): TestTask => ({ kind: 'echo', text })

test('tasks are done one at a time, in their order, by one process that ends when there are no more', async () => {
  const { ask, current } = open({ idleMs: 50 })
  expect(current()).toBeUndefined()
  expect(await Promise.all(['a', 'b', 'c'].map(text => ask(echo(text))))).toEqual(['a', 'b', 'c'])
  const process = current()
  expect(process?.pid).toBeGreaterThan(0)
  await expect.poll(() => current() === undefined).toBe(true)
  await expect.poll(() => process?.exitCode).toBe(0)
  expect(await ask(echo('d'))).toBe('d')
})

test('a process that dies or hangs fails one task, and the next is done by another', async () => {
  const { ask } = open({ longestMs: 2_000 })
  const answers = await Promise.all([ask(echo('a')), ask({ kind: 'die' }), ask(echo('b')), ask({ kind: 'hang' }), ask(echo('c'))])
  expect(answers).toEqual(['a', 'ended', 'b', 'late', 'c'])
})

test('those who find too many waiting are turned away', async () => {
  const { ask } = open({ waitingAtMost: 1 })
  const answers = await Promise.all(['a', 'b', 'c'].map(text => ask(echo(text))))
  expect(answers).toEqual(['a', 'b', 'too many waiting'])
})

test('a task that nobody waits for any more leaves the queue before its turn', async () => {
  const { ask } = open({ waitingAtMost: 1 })
  const gone = new AbortController()
  const [first, second] = [ask(echo('a')), ask(echo('b'), { signal: gone.signal })]
  gone.abort()
  const third = ask(echo('c'))
  expect(await Promise.all([first, second, third])).toEqual(['a', 'given up', 'c'])
  expect(await ask(echo('d'), { signal: gone.signal })).toBe('given up')
})

test('people take turns, each with so many waiting at most', async () => {
  const { ask } = open({ waitingAtMost: 5, waitingOfOneAtMost: 3 })
  const order: string[] = []
  const send = async (personId: string, text: string) => {
    const answer = await ask(echo(text), { personId })
    order.push(answer)
  }
  const many = ['a1', 'a2', 'a3', 'a4', 'a5'].map(text => send('a', text))
  const few = [send('b', 'b1'), send('b', 'b2'), send('c', 'c1')]
  await Promise.all([...many, ...few])
  // the fifth of one and the sixth of all are turned away at once
  expect(order).toEqual(['too many of one', 'too many waiting', 'a1', 'b1', 'a2', 'b2', 'a3', 'a4'])
})

test('somebody else comes before the second task of the one whose task was done', async () => {
  const { ask } = open()
  const order: string[] = []
  const send = async (personId: string, text: string) => order.push(await ask(echo(text), { personId }))
  await Promise.all([send('a', 'a1'), send('a', 'a2'), send('a', 'a3'), send('b', 'b1'), send('c', 'c1'), send('b', 'b2')])
  expect(order).toEqual(['a1', 'b1', 'a2', 'c1', 'b2', 'a3'])
})

test('one that waits too long is told, and leaves the queue', async () => {
  const { ask } = open({ longestWaitMs: 50, longestMs: 2_000, waitingAtMost: 1 })
  const [hanging, waiting] = [ask({ kind: 'hang' }), ask(echo('b'))]
  expect(await waiting).toBe('waited too long')
  expect(await hanging).toBe('late')
  expect(await ask(echo('c'))).toBe('c')
})

test('a process that needs too much memory is ended while it works, and the next task gets another', async () => {
  const { ask } = open()
  expect(await ask({ kind: 'grow' })).toBe('too large')
  expect(await ask(echo('a'))).toBe('a')
})
