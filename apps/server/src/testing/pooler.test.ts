import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getMe } from '@allenio/contract/auth'
import { listGroups } from '@allenio/contract/groups'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { installConfig, loadConfig } from '#platform/config'
import { openDatabase, prepareDatabase, sessionHook, sql, withLogin, type PreparedDatabase } from '#platform/db'
import { installJobs } from '#platform/jobs'
import { makeLog } from '#platform/log'
import { callerOf } from './calls.ts'
import { factories } from './given.ts'
import { cloneDatabase } from './test-house.ts'
import { asSuperuser, migrationsFolder, testSecret } from './test-server.ts'
import { openHouse } from '../house.ts'

// PgBouncer in session mode stands between the app and its database. On a machine without it these tests are skipped.

const program = spawnSync('sh', ['-c', 'command -v pgbouncer || ls /usr/sbin/pgbouncer 2>/dev/null'], { encoding: 'utf8' }).stdout.trim()
if (!program) process.stderr.write('PgBouncer is not installed: its tests are skipped (apt-get install pgbouncer).\n')

const { superuserUrl } = inject('testServer')
const folder = await mkdtemp(join(tmpdir(), 'allenio-pooler-'))
let prepared: PreparedDatabase
let stopPooler = async () => undefined as unknown

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo // a server that listens on a port
  probe.close()
  return port
}

/** Starts PgBouncer as its manual says: logins are proven by the database, and its other settings are the preset ones. */
async function startPooler(): Promise<number> {
  const port = await freePort()
  const server = new pg.Client({ connectionString: superuserUrl })
  const [users, config] = [join(folder, 'users'), join(folder, 'pgbouncer.ini')]
  await writeFile(users, `"${server.user}" "${server.password}"\n`)
  await writeFile(
    config,
    `[databases]
* = host=${server.host} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = session
default_pool_size = 30
auth_type = scram-sha-256
auth_file = ${users}
auth_user = ${server.user}
auth_query = select usename, passwd from pg_shadow where usename = $1
`,
  )
  await chmod(folder, 0o755)
  // like PostgreSQL it refuses to run as root, and the folder of the socket is for PostgreSQL's own account
  const { uid, gid } = await stat(server.host.startsWith('/') ? server.host : folder)
  const pooler = spawn(program, [config], { stdio: ['ignore', 'ignore', 'pipe'], uid, gid })
  const ended = once(pooler, 'exit')
  let said = ''
  const isUp = new Promise<void>(resolve =>
    pooler.stderr.on('data', data => {
      said += String(data)
      if (said.includes('process up')) resolve()
    }),
  )
  stopPooler = async () => {
    pooler.kill('SIGKILL')
    await ended
  }
  await Promise.race([isUp, ended.then(() => Promise.reject(new Error(said)))])
  return port
}

describe.skipIf(!program)('through PgBouncer in session mode', () => {
  beforeAll(async () => {
    const clone = await cloneDatabase(inject('testServer'))
    // an operator's database has other presets, and each session has to change them
    for (const setting of [`jit = on`, `statement_timeout = '7h'`, `timezone = 'Asia/Tokyo'`])
      await asSuperuser(superuserUrl, `alter database ${clone.name} set ${setting}`)
    const port = await startPooler()
    const throughPooler = (url: string) => {
      const { user = '', password } = new pg.Client({ connectionString: url })
      return withLogin(`postgresql://127.0.0.1:${port}/${clone.name}`, user, String(password))
    }
    const { owner, app, system } = clone.prepared
    const ownerUrl = throughPooler(owner)
    afterAll(async () => {
      await stopPooler()
      await clone.drop()
      await rm(folder, { recursive: true, force: true })
    })
    const logins = { appUrl: throughPooler(app), systemUrl: throughPooler(system) }
    prepared = await prepareDatabase({ ownerUrl, ...logins, secretKey: testSecret, migrationsFolder })
    await installJobs(ownerUrl, prepared.roles)
  })

  interface Session {
    pid: number
    settings: string[]
  }

  const readSession = sql`
    select pg_backend_pid() as pid, array[current_setting('statement_timeout'), current_setting('jit'), current_setting('timezone'),
      current_setting('idle_in_transaction_session_timeout')] as settings`

  test('each session has our settings, also on a connection that served another before, and its plans are kept anew', async () => {
    const sessions: Session[][] = []
    for (const _ of ['first', 'again']) {
      const database = openDatabase({ urls: prepared, poolSize: 2, log: () => undefined })
      const read = () => database.withSystem('read', db => db.one<Session>(readSession))
      sessions.push([await read(), await read()])
      await database.withWorkspace(crypto.randomUUID(), 'write', async db => {
        expect((await db.one<Session>(readSession)).settings).toEqual(['30s', 'off', 'UTC', '1min'])
      })
      await database.close()
    }
    for (const { settings } of sessions.flat()) expect(settings).toEqual(['30s', 'off', 'UTC', '1min'])
    expect(new Set(sessions.flat().map(({ pid }) => pid)).size).toBe(1)
  })

  test('the queue of jobs passes the settings on to its connections', async () => {
    const limits = { statementMs: 60_000, idleInTransactionMs: 60_000 }
    const boss = new PgBoss({
      connectionString: prepared.system,
      schema: 'pgboss',
      migrate: false,
      createSchema: false,
      ...sessionHook(limits),
    })
    await boss.start()
    const { rows } = await boss.getDb().executeSql(`select current_setting('statement_timeout') as limit, current_setting('jit') as jit`)
    await boss.stop({ graceful: false })
    expect(rows).toEqual([{ limit: '1min', jit: 'off' }])
  })

  test('the whole app runs, with its jobs and all that listen', async () => {
    const config = installConfig(loadConfig({ DATA_DIR: folder, REQUEST_LIMIT: '0', DEMO: 'off' }), testSecret)
    const house = await openHouse({ config, prepared, log: makeLog('silent') })
    try {
      const { coach } = await factories(house.database).team()
      for (const call of [getMe, listGroups]) expect((await callerOf(house.server, coach.token).ask(call)).status).toBe(200)
      expect((await house.server.inject('/health/ready')).json()).toEqual({ ready: true })
      const names = await house.database.withSystem('read', db =>
        db.many<{ name: string }>(sql`select distinct application_name as name from pg_stat_activity where datname = current_database()`),
      )
      expect(names.map(({ name }) => name)).toEqual(
        expect.arrayContaining([
          'allenio app',
          'allenio jobs',
          expect.stringMatching(/^allenio listen sessions_changed/),
          'allenio system',
        ]),
      )
    } finally {
      await house.close()
    }
  })
})
