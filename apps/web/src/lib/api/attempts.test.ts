import { expect, test } from 'vitest'
import { underOneKey } from './attempts.ts'
import { CallError, Unreachable } from './errors.ts'

/** A fake server that gives scripted answers and records the key of each request. */
function server(...answers: unknown[]) {
  const keys: string[] = []
  return {
    keys,
    send: async (key: string) => {
      keys.push(key)
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer
    },
  }
}

const write = (name: string) => ({ call: 'POST /things', input: { name } })

test('all tries of a write go under one key', async () => {
  const { send, keys } = server(new Unreachable(), new CallError(503, {}, 0.01), 'done')
  expect(await underOneKey(write('one'), send)).toBe('done')
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

test('what the server refused is not tried again, and the next attempt is a new one', async () => {
  const { send, keys } = server(new CallError(422, { message: 'No' }), 'done')
  await expect(underOneKey(write('two'), send)).rejects.toThrow('No')
  expect(await underOneKey(write('two'), send)).toBe('done')
  expect(new Set(keys).size).toBe(2)
})

test('the same write after one that nobody answered goes on under its key', async () => {
  const { send, keys } = server(new CallError(500, {}), 'done', 'done')
  await expect(underOneKey(write('three'), send)).rejects.toThrow()
  expect(await underOneKey(write('three'), send)).toBe('done')
  // the first write is settled, so the next write gets a new key
  await underOneKey(write('three'), send)
  expect(keys[0]).toBe(keys[1])
  expect(keys[1]).not.toBe(keys[2])
})

test('another content is another write', async () => {
  const { send, keys } = server(new CallError(500, {}), 'done')
  await expect(underOneKey(write('four'), send)).rejects.toThrow()
  await underOneKey(write('five'), send)
  expect(new Set(keys).size).toBe(2)
})

test('two presses are one write, unless another write of the call comes between them', async () => {
  const { send, keys } = server('first', 'second', 'third')
  expect(await Promise.all([underOneKey(write('on'), send), underOneKey(write('on'), send)])).toEqual(['first', 'first'])
  expect(keys).toHaveLength(1)
  const ticks = ['on', 'off', 'on'].map(name => underOneKey(write(name), send))
  await Promise.all(ticks)
  expect(keys).toHaveLength(4)
})

test('a write that may be aborted is shared with nobody', async () => {
  const { send, keys } = server('first', 'second')
  const abortable = { ...write('seven'), signal: new AbortController().signal }
  expect(await Promise.all([underOneKey(abortable, send), underOneKey(write('seven'), send)])).toEqual(['first', 'second'])
  expect(keys).toHaveLength(2)
})

test('a long wait is left to the person', async () => {
  const { send, keys } = server(new CallError(503, {}, 60))
  await expect(underOneKey(write('six'), send)).rejects.toThrow()
  expect(keys).toHaveLength(1)
})
