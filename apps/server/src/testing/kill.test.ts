import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { joinEmbedded } from '#platform/postgres'
import { foodImporter } from './food-importer.ts'
import { planCompleter } from './plan-completer.ts'
import { visitFinisher } from './visit-finisher.ts'
import { workoutSender } from './workout-sender.ts'

// The whole app runs as its own process with fsync on. It is killed again and again during writes, and must not lose an
// acknowledged one.

const kills = Number(process.env['KILLS'] ?? 12)
const patienceMs = 60_000
/** The first start makes the database, its tables and the demo beside other tests: minutes on a slow machine. */
const firstStartMs = 240_000
const main = join(import.meta.dirname, '..', 'main.ts')
const accounts = ['admin', 'coach', 'nutri', 'client', 'super'].map(name => `${name}@demo.allenio.test`)

const dataDir = await mkdtemp(join(tmpdir(), 'allenio-kill-'))
await chmod(dataDir, 0o711)
const port = await freePort()
const url = `http://localhost:${port}`
let server: ChildProcess | undefined
let output: string[] = []

afterAll(async () => {
  await endServer('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

interface Writer {
  token: string
  /** The last number that the server said it had kept. */
  acknowledged: number
  /** The last write that was sent: it may be stored although its answer never arrived. */
  sent: number
  /** The result of the last call, which helps to see why the test failed. */
  heard: unknown
}

test(
  'kills of the server or its database lose no acknowledged write',
  async () => {
    await startServer(firstStartMs)
    const writers: Writer[] = []
    for (const email of accounts) {
      const { data } = await ask('POST', '/auth/login', { email, password: 'allenio-demo' })
      writers.push({ token: data.access_token, acknowledged: 0, sent: 0, heard: undefined })
    }

    const tokenOf = (name: string) => writers[accounts.findIndex(email => email.startsWith(name))]?.token ?? ''
    const others = [
      await visitFinisher(ask, tokenOf('nutri')),
      await planCompleter(ask, tokenOf('nutri'), databaseUrl),
      await workoutSender(ask, tokenOf('client')),
      foodImporter(ask, tokenOf('nutri'), databaseUrl),
    ]

    for (let round = 0; round < kills; round += 1) {
      const isWriting = new AbortController()
      const writing = Promise.all([
        ...writers.map(writer => writeUntil(writer, isWriting.signal)),
        ...others.map(other => other.writeUntil(isWriting.signal)),
      ])
      const before = writers.map(writer => writer.acknowledged)
      const othersBefore = others.map(other => other.countAcknowledged())
      await until(
        () =>
          writers.every((writer, at) => writer.acknowledged > (before[at] ?? 0) + 1) &&
          others.every((other, at) => other.countAcknowledged() > (othersBefore[at] ?? 0)),
        () => `round ${round}: ${JSON.stringify(writers.map(({ token: _token, ...facts }) => facts))}\n${lastOutput()}`,
      )
      // the kill comes at a random moment: between two statements, inside a commit, or during an answer
      await wait(Math.random() * 60)
      const isDatabaseKilled = round % 3 === 2
      const killed = isDatabaseKilled ? await postmaster() : 0
      if (isDatabaseKilled) process.kill(killed, 'SIGKILL')
      else server?.kill('SIGKILL')
      isWriting.abort()
      await writing
      // until PostgreSQL has a new process, the app may still report itself ready over the last connections to the dead one
      if (isDatabaseKilled) await until(async () => (await postmaster().catch(() => killed)) !== killed)
      else await startServer()
      await until(isReady)
      for (const writer of writers) {
        const lastName = await lastKept(writer)
        expect(lastName).toBeGreaterThanOrEqual(writer.acknowledged)
        expect(lastName).toBeLessThanOrEqual(writer.sent)
        writer.acknowledged = lastName
      }
      for (const other of others) await other.expectWhole()
    }
  },
  firstStartMs + kills * 20_000,
)

async function writeUntil(writer: Writer, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    writer.sent += 1
    const number = writer.sent
    const answer = await ask('POST', '/profile', { lastName: `n${number}` }, writer.token).catch((error: unknown) => ({
      success: false,
      error,
    }))
    writer.heard = answer
    if (answer.success) writer.acknowledged = number
    else await wait(20)
  }
}

async function lastKept(writer: Writer): Promise<number> {
  let lastName: string | undefined
  // the app may have reported itself ready just before it noticed that the database was killed
  await until(
    async () => {
      const answer = await ask('GET', '/auth/me', undefined, writer.token).catch((error: unknown) => ({
        success: false,
        data: undefined,
        error,
      }))
      writer.heard = answer
      lastName = answer.data?.user.lastName
      return lastName !== undefined
    },
    () => `${JSON.stringify(writer.heard)}\n${lastOutput()}`,
  )
  return lastName?.startsWith('n') ? Number(lastName.slice(1)) : 0
}

async function ask(method: string, path: string, body?: object, token?: string) {
  const isPart = body instanceof Uint8Array
  const type = isPart ? 'application/octet-stream' : 'application/json'
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': type }) },
    ...(body && { body: isPart ? new Uint8Array(body) : JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  })
  return (await answer.json()) as { success: boolean; data: any } // what it is depends on the call
}

async function startServer(withinMs = patienceMs): Promise<void> {
  await endServer('SIGKILL')
  output = []
  server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: 'on',
      REQUEST_LIMIT: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  server.stdout?.on('data', data => output.push(String(data)))
  server.stderr?.on('data', data => output.push(String(data)))
  const isStarted = () => {
    if (server?.exitCode !== null) throw new Error(`the server ended:\n${lastOutput()}`)
    return isReady()
  }
  await until(isStarted, lastOutput, withinMs)
}

async function endServer(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  server.kill(signal)
  await new Promise(resolve => server?.once('exit', resolve))
}

const isReady = () =>
  fetch(`${url}/health/ready`).then(
    answer => answer.ok,
    () => false,
  )

async function postmaster(): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')
  return Number(file.split('\n')[0])
}

const databaseUrl = async () => (await joinEmbedded(dataDir)).superuserUrl('allenio')

/** The end of the server’s output: its reason to end, if it has ended. */
const lastOutput = () => output.join('').slice(-2_000)

async function until(isTrue: () => boolean | Promise<boolean>, why = lastOutput, withinMs = patienceMs): Promise<void> {
  const end = Date.now() + withinMs
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`it did not come to pass in ${withinMs / 1000} s\n${why()}`)
    await wait(15)
  }
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

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
