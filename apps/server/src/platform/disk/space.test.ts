import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { makeLog } from '#platform/log'
import { openSpace, readDisk, reserveOf } from './space.ts'

const mega = 1_000_000

function disk(free: number, total = 10_000 * mega) {
  const lines: string[] = []
  const state = { free, total, readings: 0, at: 0 }
  const space = openSpace({
    folder: '/',
    reserve: { percent: 5, bytes: 500 * mega },
    log: makeLog('info', line => void lines.push(line)),
    read: async () => {
      state.readings += 1
      return { free: state.free, total: state.total }
    },
    now: () => state.at,
  })
  return { state, space, lines }
}

const full = { code: 'disk full', details: { retryAfter: 60 } }

test.each([
  ['a small disk', 1_000 * mega, 500 * mega],
  ['a disk of ten thousand', 10_000 * mega, 500 * mega],
  ['a large one', 1_000_000 * mega, 50_000 * mega],
])('%s keeps its reserve', (_, total, reserve) => {
  expect(reserveOf({ percent: 5, bytes: 500 * mega }, { free: 0, total })).toBe(reserve)
})

describe('what is written', () => {
  test('is taken up to the reserve, also between two readings', async () => {
    const { space, state } = disk(600 * mega)
    await space.admit(60 * mega)
    await space.admit(40 * mega)
    await expect(space.admit(1)).rejects.toMatchObject(full)
    expect(state.readings).toBe(1)
  })

  test('of many at once as much is taken as there is room for', async () => {
    const { space } = disk(600 * mega)
    const all = await Promise.allSettled(Array.from({ length: 50 }, () => space.admit(10 * mega)))
    expect(all.filter(each => each.status === 'fulfilled')).toHaveLength(10)
  })

  test('is taken again once there is room, and both are logged once', async () => {
    const { space, state, lines } = disk(499 * mega)
    for (let round = 0; round < 5; round += 1) {
      await expect(space.admit(1)).rejects.toMatchObject(full)
      state.at += 2_000
    }
    state.free = 700 * mega
    for (let round = 0; round < 5; round += 1) {
      await space.admit(1)
      state.at += 2_000
    }
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('nearly full')
    expect(lines[1]).toContain('room again')
  })

  test('streams until the reserve is reached', async () => {
    const { space } = disk(500 * mega + 10)
    expect(await buffer(Readable.from([Buffer.alloc(6), Buffer.alloc(4)]).pipe(space.gate()))).toHaveLength(10)
    await expect(buffer(Readable.from([Buffer.alloc(1)]).pipe(space.gate()))).rejects.toMatchObject(full)
  })
})

describe('what is announced', () => {
  test('counts beside what others announced, until it has come or nothing moves', async () => {
    const { space, state } = disk(900 * mega)
    await space.expect('a', 300 * mega)
    await expect(space.expect('b', 200 * mega)).rejects.toMatchObject(full)
    space.expectRest('a', 100 * mega)
    await space.expect('b', 200 * mega)
    await expect(space.expect('c', 200 * mega)).rejects.toMatchObject(full)
    space.expectRest('b', 0)
    await space.expect('c', 200 * mega)
    state.at += 600_001
    await space.expect('d', 400 * mega)
  })

  test('leaves the parts of the others their place', async () => {
    const { space } = disk(600 * mega)
    await space.expect('a', 100 * mega)
    await expect(space.admit(100 * mega)).resolves.toBeUndefined()
  })
})

test('a real disk has a size', async () => {
  const { free, total } = await readDisk('/')
  expect(free).toBeGreaterThan(0)
  expect(total).toBeGreaterThan(free)
})
