import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

// The whole app as its own process, fsync on: killed thirty times under writes, no acknowledged write may be lost.

const kills = 30
const main = join(import.meta.dirname, '..', 'main.ts')
const accounts = ['admin', 'coach', 'nutri', 'client', 'super'].map(name => `${name}@demo.allenio.test`)

const dataDir = await mkdtemp(join(tmpdir(), 'allenio-kill-'))
await chmod(dataDir, 0o711)
const port = await freePort()
const url = `http://localhost:${port}`
let server: ChildProcess | undefined

afterAll(async () => {
  await ended('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

interface Writer {
  token: string
  /** The last number that the server said it had kept. */
  acknowledged: number
  /** The last one sent: it may have been kept without our hearing of it. */
  sent: number
}

test('thirty kills of the server or its database lose no acknowledged write', async () => {
  await started()
  const writers: Writer[] = []
  for (const email of accounts) {
    const { data } = await ask('POST', '/auth/login', { email, password: 'allenio-demo' })
    writers.push({ token: data.access_token, acknowledged: 0, sent: 0 })
  }

  for (let round = 0; round < kills; round += 1) {
    const isWriting = new AbortController()
    const writing = Promise.all(writers.map(writer => writeUntil(writer, isWriting.signal)))
    await until(() => writers.every(writer => writer.acknowledged > round * 2))
    // the moment is anyone's: between two statements, inside a commit, while answering
    await passed(Math.random() * 60)
    if (round % 3 === 2) process.kill(await postmaster(), 'SIGKILL')
    else server?.kill('SIGKILL')
    isWriting.abort()
    await writing
    if (round % 3 !== 2) await started()
    await until(isReady)
    for (const writer of writers) {
      const kept = await lastKept(writer)
      expect(kept).toBeGreaterThanOrEqual(writer.acknowledged)
      expect(kept).toBeLessThanOrEqual(writer.sent)
      writer.acknowledged = kept
    }
  }
}, 240_000)

async function writeUntil(writer: Writer, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    writer.sent += 1
    const number = writer.sent
    const answer = await ask('POST', '/profile', { lastName: `n${number}` }, writer.token).catch(() => undefined)
    if (answer?.success) writer.acknowledged = number
    else await passed(20)
  }
}

async function lastKept(writer: Writer): Promise<number> {
  const { data } = await ask('GET', '/auth/me', undefined, writer.token)
  return data.user.lastName.startsWith('n') ? Number(data.user.lastName.slice(1)) : 0
}

async function ask(method: string, path: string, body?: object, token?: string) {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  })
  return await answer.json() as { success: boolean, data: any } // what it is depends on the call
}

async function started(): Promise<void> {
  await ended('SIGKILL')
  const output: string[] = []
  server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: {
      PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir, PORT: String(port), DEMO: 'on', REQUEST_LIMIT: '0', LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  server.stdout?.on('data', data => output.push(String(data)))
  server.stderr?.on('data', data => output.push(String(data)))
  await until(async () => {
    if (server?.exitCode !== null) throw new Error(`the server ended:\n${output.join('')}`)
    return isReady()
  })
}

async function ended(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  server.kill(signal)
  await new Promise(resolve => server?.once('exit', resolve))
}

const isReady = () => fetch(`${url}/health/ready`).then(answer => answer.ok, () => false)

async function postmaster(): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')
  return Number(file.split('\n')[0])
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000
  while (!await isTrue()) {
    if (Date.now() > end) throw new Error('it did not come to pass in thirty seconds')
    await passed(15)
  }
}

const passed = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
