import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '@allenio/domain/ids'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openSpace } from '#platform/disk'
import { makeLog } from '#platform/log'
import { keysOf } from './keys.ts'
import { s3Store } from './s3-store.ts'
import { openStaging } from './staged-files.ts'
import { watchReach } from './store-reach.ts'
import { startTestS3 } from './testing/s3-server.ts'

// A store that hangs, stops in the middle of a file, or refuses our keys: calls end soon, and the log says why.

const folder = await mkdtemp(join(tmpdir(), 'allenio-s3-away-'))
const staging = openStaging(folder, openSpace({ folder, reserve: { percent: 0, bytes: 0 }, log: makeLog('silent') }))
const path = join(folder, 'file')
await writeFile(path, randomBytes(100_000))
const key = keysOf(newId()).whole
afterAll(() => rm(folder, { recursive: true, force: true }))

const patience = { connectMs: 1_000, silentMs: 400, joinMs: 400 }
const testSettings = { region: 'auto', bucket: 'files', accessKeyId: 'test-key', secretAccessKey: 'test-secret' }

function storeAt(settings: typeof testSettings & { endpoint: string }) {
  const lines: string[] = []
  const reach = watchReach(makeLog('info', line => void lines.push(line)))
  const reasons = () => lines.map(line => JSON.parse(line) as { level: string; message: string; reason?: string })
  return { ...s3Store(settings, { staging, reach, patience }), reach, reasons }
}

/** A server that takes every connection and does with it what the test says. */
async function serverThat(answer: (socket: Socket) => void) {
  const sockets: Socket[] = []
  const server = createServer(socket => {
    sockets.push(socket.on('error', () => undefined))
    socket.once('data', () => answer(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo // a server that listens on a port
  return { store: storeAt({ ...testSettings, endpoint: `http://127.0.0.1:${port}` }), sockets }
}

test('a store that takes a call and never answers is given up, and the log says why', async () => {
  const { store, sockets } = await serverThat(() => undefined)
  const cause = { message: 'the store has sent and taken nothing for 0.4 seconds' }
  // a store that is silent would be silent again, but the first try may have gone by quickly
  await expect(store.get(key)).rejects.toMatchObject({ code: 'unavailable', cause })
  await expect(store.put(key, path)).rejects.toMatchObject({ code: 'unavailable', cause })
  expect(store.reach.isAway()).toBe(true)
  expect(store.reasons()).toEqual([expect.objectContaining({ level: 'error', reason: cause.message })])
  expect(sockets.length).toBeLessThanOrEqual(6)
}, 30_000)

test('a file that stops in the middle fails, and does not hang', async () => {
  const { store } = await serverThat(socket => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nthe beginning'))
  const { body, bytes } = await store.get(key)
  expect(bytes).toBe(1000)
  await expect(buffer(body)).rejects.toThrow('nothing for 0.4 seconds')
  expect(store.reach.isAway()).toBe(true)
}, 30_000)

test('a reader that takes its time is not cut off', async () => {
  const s3 = await startTestS3()
  onTestFinished(() => s3.close())
  const store = storeAt(s3.settings)
  const large = join(folder, 'large')
  const contents = randomBytes(8_000_000)
  await writeFile(large, contents)
  await store.put(key, large)
  const { body } = await store.get(key)
  const chunks: Buffer[] = []
  for await (const chunk of body as AsyncIterable<Buffer>) {
    // the wait itself is what is tried: a video that somebody has paused
    if (chunks.length === 1) await pause(patience.silentMs * 3)
    chunks.push(chunk)
  }
  expect(Buffer.concat(chunks).equals(contents)).toBe(true)
}, 30_000)

test('wrong keys are told with the store’s own reason, without the keys, and so is their end', async () => {
  const s3 = await startTestS3()
  onTestFinished(() => s3.close())
  const store = storeAt({ ...s3.settings, accessKeyId: 'other-key', secretAccessKey: 'hunter2' })
  const cause = { message: 'AccessDenied: the request is not signed' }
  await expect(store.put(key, path)).rejects.toMatchObject({ code: 'unavailable', cause })
  await expect(store.probe?.()).rejects.toMatchObject({ code: 'unavailable', cause })
  expect(s3.requests.filter(request => request.includes(key))).toHaveLength(1)
  expect(JSON.stringify(store.reasons())).not.toMatch(/hunter2|other-key/)

  const mended = storeAt(s3.settings)
  mended.reach.noteFailure('as before')
  await mended.probe?.()
  expect(mended.reach.isAway()).toBe(false)
  expect(mended.reasons().at(-1)).toMatchObject({ level: 'info', message: 'the store of files answers again' })
}, 30_000)
