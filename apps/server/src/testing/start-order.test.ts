import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { newId } from '@allenio/domain/ids'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { makeDatabase, withDatabase, withLogin } from '#platform/db'
import { ownAccount } from '#platform/payments'
import { limitStart } from '#platform/processes'
import { freePort, freshFolders, startApp } from './started-app.ts'
import { asSuperuser, testSecret } from './test-server.ts'

// A start waits for its parts, begins its work in an order, and a node that stops leaves in one.

const { superuserUrl } = inject('testServer')
const name = `order_${process.pid}`
const freshFolder = freshFolders()
let DATABASE_URL = ''

beforeAll(async () => {
  DATABASE_URL = await makeDatabase(database => withDatabase(superuserUrl, database ?? 'postgres'), { name, secretKey: testSecret })
})
afterAll(async () => {
  await asSuperuser(superuserUrl, `drop database if exists ${name} with (force)`)
  for (const kind of ['app', 'system', 'owner']) await asSuperuser(superuserUrl, `drop role if exists ${name}_${kind}`)
})

const local = async () => ({ DATA_DIR: await freshFolder(), DATABASE_URL, SECRET_KEY: testSecret, DEMO: 'off' })

describe('a database that is away', () => {
  /** Stands before the database on a port, and opens when it is told to. */
  async function gate(port: number) {
    const { host } = new pg.Client({ connectionString: superuserUrl })
    const server = createServer(socket => {
      const database = host.startsWith('/') ? connect(`${host}/.s.PGSQL.5432`) : connect(new pg.Client(superuserUrl).port, host)
      socket.on('error', () => database.destroy()).pipe(database)
      database.on('error', () => socket.destroy()).pipe(socket)
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    afterAll(() => void server.close())
  }

  test('is waited for, which the start says, and then it goes on', async () => {
    const port = await freePort()
    const { user = '', password } = new pg.Client({ connectionString: DATABASE_URL })
    const url = withLogin(`postgresql://127.0.0.1:${port}/${name}`, user, String(password))
    const app = startApp({ ...(await local()), DATABASE_URL: url, DATABASE_WAIT_SECONDS: '120', PORT: '0' })
    await vi.waitFor(() => expect(app.said()).toContain('cannot be reached'), { timeout: 30_000 })
    await gate(port)
    await app.isUp()
    expect(app.said().split('\n')[0]).toMatch(
      /^The database cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:\d+\. Next try in \d+ s, given up in \d+ (s|min)\.$/,
    )
    expect((await app.ended('SIGTERM')).code).toBe(0)
  }, 120_000)

  test('ends the start when the time is over, and a refusal ends it at once', async () => {
    const [away, ...refusals] = await Promise.all(
      [
        { url: `postgresql://u:hunter2@127.0.0.1:${await freePort()}/none`, wait: '1' },
        { url: withLogin(DATABASE_URL, `${name}_owner`, 'hunter2'), wait: '600' },
        { url: withDatabase(DATABASE_URL, 'no_such_database'), wait: '600' },
      ].map(async ({ url, wait }) =>
        startApp({ ...(await local()), DATABASE_URL: url, DATABASE_WAIT_SECONDS: wait, PORT: '0' }).finished(),
      ),
    )
    expect([away?.code, away?.err]).toEqual([
      1,
      expect.stringMatching(/^The database could not be reached: connect ECONNREFUSED [^\n]*\n$/),
    ])
    expect(refusals.map(({ code, out, err }) => [code, out, err])).toEqual([
      [1, '', expect.stringContaining('password authentication failed')],
      [1, '', expect.stringContaining('database "no_such_database" does not exist')],
    ])
  }, 60_000)
})

test('a job that a killed process has left runs when all is mounted that it calls', async () => {
  const first = startApp({ ...(await local()), PORT: '0' })
  await first.isUp()
  await first.ended('SIGKILL')
  const database = new pg.Client({ connectionString: withDatabase(superuserUrl, name) })
  await database.connect()
  onTestFinished(() => database.end())
  const event = { id: `evt_${newId()}`, object: 'event', type: 'invoice.paid', data: { object: { id: 'in_1', object: 'invoice' } } }
  const object = { type: event.type, status: 'waiting', sentTimes: 0, body: JSON.stringify(event) }
  await database.query(`insert into test_payment_objects (id, kind, account_id, object) values ($1, 'event', $2, $3)`, [
    event.id,
    ownAccount,
    object,
  ])
  const boss = new PgBoss({ connectionString: withDatabase(superuserUrl, name), schema: 'pgboss', migrate: false, createSchema: false })
  await boss.start()
  await boss.send('send-test-payment-event', { workspaceId: null, data: { id: event.id } }, { singletonKey: event.id })
  await boss.stop({ graceful: false })

  const second = startApp({ ...(await local()), PORT: String(await freePort()) })
  await second.isUp()
  await vi.waitFor(
    async () => {
      const { rowCount } = await database.query('select from payment_events where id = $1', [event.id])
      expect(rowCount).toBe(1)
    },
    { timeout: 30_000 },
  )
  expect((await second.ended('SIGTERM')).code).toBe(0)
}, 120_000)

test('a start that stands still ends with what it stood still at', async () => {
  const start = limitStart(20)
  const standStill = () => {
    start.enter('opening the storefronts')
    return new Promise(() => undefined)
  }
  await expect(start.within(standStill)).rejects.toThrow('for 0.02 seconds it stands still at opening the storefronts')
  expect(await start.within(async () => 'listening')).toBe('listening')
})

test('a node that stops is not ready first, answers meanwhile, and asks its callers to come on another connection', async () => {
  const port = await freePort()
  const env = {
    PUBLIC_URL: 'https://app.example.com',
    SMTP_URL: 'smtp://127.0.0.1:1',
    SUPPORT_EMAIL: 'aiuto@example.com',
    HOST: '127.0.0.1',
  }
  const app = startApp({ ...(await local()), ...env, PORT: String(port), DRAIN_SECONDS: '3' })
  await app.isUp()
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    // undici throws past its callers where a connection closes under a body that nobody reads
    await answer.arrayBuffer()
    return [answer.status, answer.headers.get('connection')]
  }
  expect(await ask('/health/ready')).toEqual([200, 'keep-alive'])
  app.signal('SIGTERM')
  await vi.waitFor(async () => expect(await ask('/health/ready')).toEqual([503, 'close']), { timeout: 2_000, interval: 20 })
  expect(await ask('/health/live')).toEqual([200, 'close'])
  expect(await ask('/api/openapi.json')).toEqual([200, 'close'])
  expect((await app.finished()).code).toBe(0)
}, 120_000)
