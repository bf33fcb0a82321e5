import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setLocale } from '@allenio/contract/account'
import { getMe } from '@allenio/contract/auth'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { hashToken } from '#platform/auth'
import { installConfig, loadConfig } from '#platform/config'
import { makeDatabase, prepareDatabase } from '#platform/db'
import { installJobs } from '#platform/jobs'
import { makeLog } from '#platform/log'
import { startEmbedded } from '#platform/postgres'
import { openHouse } from '../house.ts'
import { callerOf } from './calls.ts'
import { factories } from './given.ts'
import { closeSharedHouse } from './test-house.ts'
import { migrationsFolder, testSecret } from './test-server.ts'

// The database goes away while the server runs, and comes back: the server recovers without a restart.

const dataDir = await mkdtemp(join(tmpdir(), 'allenio-away-'))
await chmod(dataDir, 0o711)
const postgres = await startEmbedded({ dataDir, log: () => undefined })
const ownerUrl = await makeDatabase(name => postgres.superuserUrl(name), { name: 'away', secretKey: testSecret })
const prepared = await prepareDatabase({ ownerUrl, secretKey: testSecret, migrationsFolder })
await installJobs(ownerUrl, prepared.roles)
await closeSharedHouse()
const config = installConfig(loadConfig({ DATA_DIR: dataDir, REQUEST_LIMIT: '0', DEMO: 'off' }), testSecret)
const lines: string[] = []
const house = await openHouse({ config, prepared, log: makeLog('info', line => void lines.push(line)) })
await house.startJobs()
const given = factories(house.database)
afterAll(async () => {
  await house.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const as = (person: { token: string }) => callerOf(house.server, person.token)

async function crashDatabase(): Promise<number> {
  const { pid } = postgres
  process.kill(pid, 'SIGKILL')
  return pid
}

const back = (pid: number) =>
  expect
    .poll(
      async () => {
        if (postgres.pid === pid) return 'still away'
        const client = new pg.Client({ connectionString: prepared.system })
        client.on('error', () => undefined)
        try {
          await client.connect()
          return 'back'
        } catch {
          return 'not yet'
        } finally {
          await client.end().catch(() => undefined)
        }
      },
      { timeout: 30_000, interval: 20 },
    )
    .toBe('back')

test('meanwhile calls answer 503 with a time to wait; afterwards they work again', async () => {
  const { coach } = await given.team()
  expect((await as(coach).ask(getMe)).status).toBe(200)
  const pid = await crashDatabase()

  const meanwhile: { status: number; retry: unknown; code: unknown }[] = []
  let isBack = false
  const asking = (async () => {
    while (!isBack) {
      const reading = await as(coach).ask(getMe)
      const writing = await as(coach).ask(setLocale, { locale: 'it' })
      for (const { status, headers, body } of [reading, writing]) meanwhile.push({ status, retry: headers['retry-after'], code: body.code })
    }
  })()
  expect((await house.server.inject('/health/live')).statusCode).toBe(200)
  await back(pid)
  isBack = true
  await asking

  const refused = meanwhile.filter(each => each.status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(new Set(refused.map(each => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify({ status: 503, retry: '2', code: 'unavailable' })]),
  )
  for (let call = 0; call < 20; call += 1) expect((await as(coach).ask(setLocale, { locale: 'it' })).status).toBe(200)
  await expect.poll(async () => (await house.server.inject('/health/ready')).statusCode).toBe(200)
}, 60_000)

test('a session that was ended meanwhile is refused, although it was cached and the message about its end was lost', async () => {
  const { coach, admin } = await given.team()
  for (const person of [coach, admin]) expect((await as(person).ask(getMe)).status).toBe(200)
  const pid = await crashDatabase()
  await back(pid)
  // imitates another node, while this one is still reconnecting
  const other = new pg.Client({ connectionString: prepared.system })
  await other.connect()
  await other.query('delete from sessions where token_hash = $1', [hashToken(coach.token)])
  expect((await as(coach).ask(getMe)).status).toBe(401)
  await other.end()
  await expect.poll(async () => (await as(admin).ask(getMe)).status, { timeout: 10_000 }).toBe(200)
}, 60_000)

test('the server listens again, once and not twice', async () => {
  const { coach } = await given.team()
  const heard: string[] = []
  house.sessions.onChange(personId => heard.push(personId))
  const pid = await crashDatabase()
  await back(pid)
  await expect.poll(() => heard, { timeout: 15_000 }).toContain('')
  const other = new pg.Client({ connectionString: prepared.system })
  await other.connect()
  await expect.poll(async () => (await as(coach).ask(getMe)).status, { timeout: 10_000 }).toBe(200)
  await other.query('delete from sessions where token_hash = $1', [hashToken(coach.token)])
  await other.query(`select pg_notify('sessions_changed', $1)`, [coach.personId])
  await expect.poll(async () => (await as(coach).ask(getMe)).status, { timeout: 10_000 }).toBe(401)
  expect(heard.filter(personId => personId === coach.personId)).toHaveLength(1)
  const { rows } = await other.query(
    `select count(*)::int as listeners from pg_stat_activity where application_name like 'allenio listen sessions_changed%'`,
  )
  expect(rows).toEqual([{ listeners: 1 }])
  await other.end()
}, 60_000)

test('connections that an administrator ends are opened again', async () => {
  const { coach } = await given.team()
  const superuser = new pg.Client({ connectionString: postgres.superuserUrl('away') })
  await superuser.connect()
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([1, 2, 3, 4].map(() => as(coach).ask(getMe)))
    await superuser.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'away' and pid <> pg_backend_pid()`)
  }
  await expect.poll(async () => (await as(coach).ask(getMe)).status, { timeout: 10_000 }).toBe(200)
  await superuser.end()
}, 60_000)

test('the log reports it, without a stack and without repeating it', () => {
  const faults = lines.filter(line => JSON.parse(line).level === 'error')
  expect(faults).toEqual([])
})
