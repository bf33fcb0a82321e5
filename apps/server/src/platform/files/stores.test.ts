import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '@allenio/domain/ids'
import { keysOf } from './keys.ts'
import { localStore } from './local-store.ts'
import { s3Store } from './s3-store.ts'
import { openSpace } from '#platform/disk'
import { makeLog } from '#platform/log'
import { openStaging } from './staged-files.ts'
import { watchReach } from './store-reach.ts'
import { MissingBytes, type Growth, type Store } from './store.ts'
import { startTestS3, type TestS3 } from './testing/s3-server.ts'

const megabyte = 1_048_576
let folder: string
let s3: TestS3
const stores: Partial<Record<string, Store>> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'allenio-stores-'))
  s3 = await startTestS3()
  stores['a folder'] = localStore(join(folder, 'files'))
  const space = openSpace({ folder, reserve: { percent: 0, bytes: 0 }, log: makeLog('silent') })
  const staging = openStaging(join(folder, 'arriving'), space)
  stores['S3'] = s3Store(s3.settings, { staging, reach: watchReach(makeLog('silent')) })
  await staging.clear()
})

afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

async function onDisk(bytes: Buffer): Promise<string> {
  const path = join(folder, newId())
  await writeFile(path, bytes)
  return path
}

async function grown(store: Store, key: string, parts: readonly Buffer[]): Promise<Growth> {
  const total = parts.reduce((sum, part) => sum + part.length, 0)
  let growth: Growth = {}
  let offset = 0
  for (const part of parts) {
    const isLast = offset + part.length === total
    growth = await store.grow(key, growth, { path: await onDisk(part), bytes: part.length, offset, isLast })
    offset += part.length
  }
  return growth
}

const whole = async (store: Store, key: string) => buffer((await store.get(key)).body)

describe.each(['a folder', 'S3'])('%s', name => {
  const currentStore = () => {
    const store = stores[name]
    if (!store) throw new Error('no such store')
    return store
  }

  test('returns what was stored, whole and in ranges', async () => {
    const bytes = randomBytes(300_000)
    const { whole: key } = keysOf(newId())
    await currentStore().put(key, await onDisk(bytes))
    expect((await whole(currentStore(), key)).equals(bytes)).toBe(true)
    const range = await currentStore().get(key, { start: 100, end: 299 })
    expect(range.bytes).toBe(200)
    expect((await buffer(range.body)).equals(bytes.subarray(100, 300))).toBe(true)
  })

  test('tells that nothing is stored, and erases an absent file without an error', async () => {
    const { whole: key, all } = keysOf(newId())
    await expect(currentStore().get(key)).rejects.toThrow(MissingBytes)
    await currentStore().erase(all)
  })

  test('erases', async () => {
    const { whole: key } = keysOf(newId())
    await currentStore().put(key, await onDisk(randomBytes(10)))
    await currentStore().erase([key])
    await expect(currentStore().get(key)).rejects.toThrow(MissingBytes)
  })

  test.each([
    ['one small part', [3]],
    ['whole parts', [8 * megabyte, 8 * megabyte, 1000]],
    ['parts cut off anywhere', [10, 200_000, 8 * megabyte, 5, 6 * megabyte, 77]],
    ['a short last part after a long one', [6 * megabyte, 1]],
  ])('grows by %s', async (_, sizes) => {
    const parts = sizes.map(size => randomBytes(size))
    const { whole: key } = keysOf(newId())
    await currentStore().finishGrowth(key, await grown(currentStore(), key, parts))
    expect((await whole(currentStore(), key)).equals(Buffer.concat(parts))).toBe(true)
  })

  test('a part that is stored again after a crash counts once', async () => {
    const parts = [randomBytes(6 * megabyte), randomBytes(1000), randomBytes(2000)] as const
    const { whole: key } = keysOf(newId())
    const part = async (index: 0 | 1 | 2, offset: number, isLast: boolean) => ({
      path: await onDisk(parts[index]),
      bytes: parts[index].length,
      offset,
      isLast,
    })
    const first = await currentStore().grow(key, {}, await part(0, 0, false))
    await currentStore().grow(key, first, await part(1, 6 * megabyte, false))
    const second = await currentStore().grow(key, first, await part(1, 6 * megabyte, false))
    const third = await currentStore().grow(key, second, await part(2, 6 * megabyte + 1000, true))
    await currentStore().finishGrowth(key, third)
    // imitates a process that died before it noted the end, so that the last part is sent again
    const again = await currentStore().grow(key, second, await part(2, 6 * megabyte + 1000, true))
    await currentStore().finishGrowth(key, again)
    expect((await whole(currentStore(), key)).equals(Buffer.concat(parts))).toBe(true)
  })

  test('leaves nothing of an abandoned growth', async () => {
    const { whole: key } = keysOf(newId())
    await grown(currentStore(), key, [randomBytes(6 * megabyte), randomBytes(10), randomBytes(0)].slice(0, 2))
    await currentStore().grow(key, {}, { path: await onDisk(randomBytes(6 * megabyte)), bytes: 6 * megabyte, offset: 0, isLast: false })
    await currentStore().abandonGrowth(key)
    await expect(currentStore().get(key)).rejects.toThrow(MissingBytes)
    expect([...s3.multiparts.values()].filter(each => each.key === key)).toEqual([])
    expect([...s3.objects.keys()].filter(each => each.startsWith(key))).toEqual([])
  })

  test.each(['../../etc/passwd', '/etc/passwd', 'ab/cd/../x', 'ab/cd/a\0b'])('refuses the key %j', async key => {
    await expect(currentStore().put(key, await onDisk(randomBytes(1)))).rejects.toThrow('wrong shape')
    await expect(currentStore().get(key)).rejects.toThrow('wrong shape')
    await expect(currentStore().erase([key])).rejects.toThrow('wrong shape')
  })
})

test('S3 is tried again after single failures; if it is down, the error says so', async () => {
  const store = stores['S3']
  const { whole: key } = keysOf(newId())
  s3.failNext(503, 2)
  await store?.put(key, await onDisk(randomBytes(10)))
  expect(s3.objects.has(key)).toBe(true)
  s3.failNext(503, 100)
  await expect(store?.put(key, await onDisk(randomBytes(10)))).rejects.toMatchObject({ code: 'unavailable' })
  s3.failNext(0, 0)
})
