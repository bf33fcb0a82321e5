import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { joinEmbedded, startEmbedded, type EmbeddedServer } from './index.ts'

const isRoot = process.getuid?.() === 0
const made: string[] = []
const dataFolder = (mode: number) => {
  const folder = mkdtempSync('/tmp/allenio-embedded-')
  chmodSync(folder, mode)
  made.push(folder)
  return folder
}
const shared = dataFolder(0o711)
const lines: string[] = []
const start = (dataDir: string) => startEmbedded({ dataDir, isDurable: false, log: line => lines.push(line) })

afterAll(() => {
  for (const folder of made) {
    rmSync(pointedHome(folder), { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
})

/** The folder of the database, which is another where PostgreSQL may not enter the data folder. */
function pointedHome(dataDir: string): string {
  const pointer = join(dataDir, 'postgres', 'place.json')
  return existsSync(pointer) ? JSON.parse(readFileSync(pointer, 'utf8')).home : join(dataDir, 'postgres')
}

async function ask<T>(server: EmbeddedServer, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: server.superuserUrl() })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const write = (server: EmbeddedServer) => ask(server, `create table if not exists kept as select 'here' as word`)
const read = (server: EmbeddedServer) => ask(server, 'select word from kept')

test('it starts, keeps its rows over a stop and is quick the second time', async () => {
  const first = await start(shared)
  await write(first)
  expect(await ask(first, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
  expect(await ask(first, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  await first.stop()
  const begun = performance.now()
  const second = await start(shared)
  expect(performance.now() - begun).toBeLessThan(2000)
  expect(await read(second)).toEqual([{ word: 'here' }])
  await second.stop()
}, 60_000)

test('nobody comes in without the password', async () => {
  const server = await start(shared)
  expect(statSync(join(shared, 'postgres', 'password')).mode & 0o777).toBe(0o600)
  const stranger = new pg.Client({ connectionString: server.superuserUrl().replace(/postgres:[^@]+@/, 'postgres:guess@') })
  await expect(stranger.connect()).rejects.toThrow('password authentication failed')
  await server.stop()
}, 60_000)

test('its log holds no values of statements and rows', async () => {
  const server = await start(shared)
  await ask(server, `create table measured (weight int check (weight > 0), note text)`)
  const client = new pg.Client({ connectionString: server.superuserUrl() })
  await client.connect()
  await client.query('set log_min_duration_statement = 0')
  await client.query('select $1::text', ['canary of a parameter'])
  await client.query('reset log_min_duration_statement')
  await expect(client.query('insert into measured values (-1, $1)', ['canary of a row'])).rejects.toThrow('violates check')
  await client.end()
  await server.stop()
  const home = pointedHome(shared)
  const log = readdirSync(join(home, 'log'))
    .map(name => readFileSync(join(home, 'log', name), 'utf8'))
    .join('')
  expect(log).toContain('violates check')
  expect(log).not.toContain('canary')
}, 60_000)

test('PostgreSQL is killed and comes back at the same address with its rows', async () => {
  const server = await start(shared)
  await write(server)
  const { pid } = server
  const ended = new Promise<void>(resolve => server.onExit(resolve))
  process.kill(pid, 'SIGKILL')
  await ended
  await vi.waitFor(async () => expect(await read(server)).toEqual([{ word: 'here' }]), { timeout: 20_000 })
  expect(server.pid).not.toBe(pid)
  await server.stop()
}, 60_000)

test('a second owner is told who the first is, and a command joins it', async () => {
  const owner = await start(shared)
  await expect(start(shared)).rejects.toMatchObject({
    code: 'in use',
    message: `The data folder ${shared} is already in use by process ${process.pid}.`,
  })
  const guest = await joinEmbedded(shared)
  expect(guest.isOwned).toBe(false)
  expect(await read(guest)).toEqual([{ word: 'here' }])
  await guest.stop()
  expect(await read(owner)).toEqual([{ word: 'here' }])
  await owner.stop()
  const alone = await joinEmbedded(shared)
  expect(alone.isOwned).toBe(true)
  await alone.stop()
}, 60_000)

async function ownerElsewhere() {
  const code = `import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))}
    const server = await startEmbedded({ dataDir: ${JSON.stringify(shared)}, isDurable: false, log: () => undefined })
    console.log(server.pid)
    setInterval(() => undefined, 1000)`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output] = await once(owner.stdout, 'data')
  const kill = async () => {
    owner.kill('SIGKILL')
    await once(owner, 'exit')
  }
  return { postgres: Number(String(output)), kill }
}

test('what a killed owner left running is taken over and stopped in the end', async () => {
  const owner = await ownerElsewhere()
  await owner.kill()
  const heir = await start(shared)
  expect(heir.pid).toBe(owner.postgres)
  expect(await read(heir)).toEqual([{ word: 'here' }])
  await heir.stop()
  await expect(read(heir)).rejects.toThrow()
}, 60_000)

test('after owner and PostgreSQL were both killed under a query, the next start recovers', async () => {
  const owner = await ownerElsewhere()
  const guest = await joinEmbedded(shared)
  const sleeping = ask(guest, 'select pg_sleep(60)').catch(() => 'cut off')
  await vi.waitFor(async () =>
    expect(await ask(guest, `select 1 from pg_stat_activity where query like '%sleep(60)%' and pid <> pg_backend_pid()`)).toHaveLength(1),
  )
  await owner.kill()
  process.kill(owner.postgres, 'SIGKILL')
  const next = await start(shared)
  expect(await sleeping).toBe('cut off')
  expect(await read(next)).toEqual([{ word: 'here' }])
  await next.stop()
}, 60_000)

test('of many that start at once exactly one owns the folder', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => start(shared)))
  const owners = tries.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
  expect(owners).toHaveLength(1)
  await Promise.all(owners.map(each => each.stop()))
}, 60_000)

test('a database whose password file is gone opens again for its owner', async () => {
  rmSync(join(shared, 'postgres', 'password'))
  const server = await start(shared)
  expect(await read(server)).toEqual([{ word: 'here' }])
  await server.stop()
}, 60_000)

test.runIf(isRoot)(
  'as root, a folder that only root may enter is served from elsewhere, and the start says so',
  async () => {
    const closed = dataFolder(0o700)
    const server = await start(closed)
    expect(lines.filter(line => line.includes(closed))).toEqual([expect.stringContaining('/var/lib/allenio/')])
    await write(server)
    await server.stop()
    const again = await start(closed)
    expect(await read(again)).toEqual([{ word: 'here' }])
    expect(lines.filter(line => line.includes(closed))).toHaveLength(1)
    await again.stop()
  },
  60_000,
)
