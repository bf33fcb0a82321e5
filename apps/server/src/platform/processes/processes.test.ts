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
  const { ask } = open({ longestMs: 4_000 })
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

test('a process that needs too much memory is ended while it works, and the next task gets another', async () => {
  const { ask } = open({ longestMs: 18_000 })
  expect(await ask({ kind: 'grow' })).toBe('too large')
  expect(await ask(echo('a'))).toBe('a')
})
