import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { makeDatabase, withDatabase } from '#platform/db'
import { freePort, freshFolders, startApp } from './started-app.ts'
import { killStartedPrograms } from './started-program.ts'
import { asSuperuser, testSecret } from './test-server.ts'

// The tests start the process as an operator does: each mistake gives one sentence and an exit code that is not 0.

const { PATH, NODE_COMPILE_CACHE } = process.env
const { superuserUrl } = inject('testServer')
const name = `start_${process.pid}`
let DATABASE_URL = ''
const freshFolder = freshFolders()

beforeAll(async () => {
  DATABASE_URL = await makeDatabase(database => withDatabase(superuserUrl, database ?? 'postgres'), { name, secretKey: testSecret })
})
afterAll(async () => {
  await killStartedPrograms()
  await asSuperuser(superuserUrl, `drop database if exists ${name} with (force)`)
  for (const kind of ['app', 'system', 'owner']) await asSuperuser(superuserUrl, `drop role if exists ${name}_${kind}`)
})

async function refusalOf(env: Record<string, string>) {
  const { code, out, err } = await startApp(env).finished()
  expect(code).not.toBe(0)
  expect(out + err).not.toMatch(/\n\s+at /)
  return err.trim().split('\n')
}

describe('a start that cannot be', () => {
  test('reports every mistake of the configuration in a sentence of its own', async () => {
    expect(await refusalOf({ DATA_DIR: await freshFolder(), PORT: 'many', PUBLIC_URL: 'app', SECRET_KEY: 'hunter2' })).toEqual([
      'Configuration: PUBLIC_URL must be an address that starts with https:// or http://.',
      'Configuration: PORT must be a whole number from 0 to 65535.',
      'Configuration: SECRET_KEY must have at least 32 characters.',
    ])
  })

  test('reports that production needs mail and a contact address', async () => {
    expect(await refusalOf({ DATA_DIR: await freshFolder(), PUBLIC_URL: 'https://app.example.com' })).toEqual([
      'Configuration: SMTP_URL is missing: with PUBLIC_URL set, mails must reach people.',
      'Configuration: SUPPORT_EMAIL is missing: with PUBLIC_URL set, people must be able to write to whoever runs it.',
    ])
  })

  test('reports that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo // a server that listens on a port has an address of this type
    expect(await refusalOf({ DATA_DIR: await freshFolder(), DATABASE_URL, SECRET_KEY: testSecret, PORT: String(port) })).toEqual([
      `Port ${port} is taken by another program. Choose another with PORT=…`,
    ])
    other.close()
  }, 60_000)

  test.each([
    ['nobody answers', 'postgresql://u:hunter2@127.0.0.1:1/none'],
    ['the host is unknown', 'postgresql://u:hunter2@no-such-host.invalid/none'],
  ])('says that %s where the database should be, without its password', async (_, url) => {
    const lines = await refusalOf({ DATA_DIR: await freshFolder(), DATABASE_URL: url, PORT: '0' })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|database/i)
    expect(lines.join()).not.toContain('hunter2')
  })
})

test('the description of the calls is printed without a database, a port or a configuration', async () => {
  const printed = await new Promise<string>((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '..', 'openapi.ts')], {
      env: { PATH, NODE_COMPILE_CACHE },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let text = ''
    child.stdout.on('data', data => {
      text += String(data)
    })
    child.once('close', code => (code === 0 ? resolve(text) : reject(new Error(`it ended with ${code}`))))
  })
  expect(JSON.parse(printed)).toMatchObject({ openapi: '3.1.0', paths: { '/api/auth/me': { get: { operationId: 'getAuthMe' } } } })
}, 60_000)

const production = async () => ({
  DATA_DIR: await freshFolder(),
  DATABASE_URL,
  PUBLIC_URL: 'https://app.example.com',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SUPPORT_EMAIL: 'aiuto@example.com',
  SECRET_KEY: testSecret,
  HOST: '127.0.0.1',
})

describe('three nodes that start at once on one empty database', () => {
  const empty = `${name}_nodes`
  let [url, dataDir] = ['', '']
  beforeAll(async () => {
    dataDir = await freshFolder()
    url = await makeDatabase(database => withDatabase(superuserUrl, database ?? 'postgres'), { name: empty, secretKey: testSecret })
  })
  afterAll(async () => {
    await asSuperuser(superuserUrl, `drop database if exists ${empty} with (force)`)
    for (const kind of ['app', 'system', 'owner']) await asSuperuser(superuserUrl, `drop role if exists ${empty}_${kind}`)
  })

  test('all run, and make the demo once', async () => {
    const nodes = [1, 2, 3].map(() => startApp({ DATA_DIR: dataDir, DATABASE_URL: url, DEMO: 'on', PORT: '0' }))
    await Promise.all(nodes.map(node => node.isUp()))
    for (const node of nodes) await expect.poll(node.said).toContain('coach@demo.allenio.test')
    const client = new pg.Client({ connectionString: withDatabase(superuserUrl, empty) })
    await client.connect()
    const { rows } = await client.query(`
      select (select count(*)::int from workspaces) as workspaces, (select count(*)::int from clients) as clients,
      (select count(*)::int from persons where email_key = 'admin@demo.allenio.test') as admins,
      (select count(*)::int from training_schools) as schools,
      (select count(*)::int from instance_values where name = 'vapid keys') as keys`)
    await client.end()
    expect(rows).toEqual([{ workspaces: 6, clients: 163, admins: 1, schools: 1, keys: 1 }])
    for (const { code, err } of await Promise.all(nodes.map(node => node.ended('SIGTERM')))) expect([code, err]).toEqual([0, ''])
  }, 300_000)

  test('leave a database with demo accounts, on which production does not start', async () => {
    const SECRET_KEY = (await readFile(join(dataDir, 'secret'), 'utf8')).trim()
    expect(await refusalOf({ ...(await production()), DATABASE_URL: url, SECRET_KEY, PORT: '0' })).toEqual([
      expect.stringMatching(/^Demo accounts with a known password are in this database/),
    ])
  }, 60_000)
})

test('reports a secret that differs from the one with which the database was filled', async () => {
  const first = startApp({ DATA_DIR: await freshFolder(), DATABASE_URL, SECRET_KEY: testSecret, PORT: '0' })
  await first.isUp()
  expect((await first.ended('SIGTERM')).code).toBe(0)
  expect(await refusalOf({ DATA_DIR: await freshFolder(), DATABASE_URL, SECRET_KEY: 'x'.repeat(40), PORT: '0' })).toEqual([
    expect.stringMatching(/filled under another SECRET_KEY/),
  ])
}, 60_000)

describe('a start of its own PostgreSQL', () => {
  test('makes everything, prints the accounts, refuses a second owner, and ends cleanly on SIGTERM', async () => {
    const dataDir = await freshFolder()
    const first = startApp({ DATA_DIR: dataDir, PORT: '0' })
    await first.isUp()
    await expect.poll(first.said).toContain('coach@demo.allenio.test')
    const lines = await refusalOf({ DATA_DIR: dataDir, PORT: '0' })
    expect(lines).toEqual([expect.stringMatching(/^The data folder .* is already in use by process \d+\.$/)])
    const { code, err } = await first.ended('SIGTERM')
    expect([code, err]).toEqual([0, ''])
  }, 120_000)
})

describe('production', () => {
  test('serves nothing that is meant for developers, and accepts no other origin', async () => {
    const port = await freePort()
    const app = startApp({ ...(await production()), PORT: String(port) })
    await app.isUp()
    expect(app.said()).not.toContain('allenio-demo')
    const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
    for (const path of ['/dev/mail', '/dev/mail/', '/dev/ui', '/dev', '/dev/anything']) {
      const answer = await ask(path)
      expect([path, await answer.text()]).toEqual([path, expect.not.stringMatching(/outbox|<iframe|dev\/mail/i)])
    }
    const mails = await ask('/dev/mail', { headers: { accept: 'application/json' } })
    expect(String(mails.headers.get('content-type'))).toMatch(/text\/html|application\/json/)
    const page = await ask('/')
    expect(page.headers.get('strict-transport-security')).toContain('max-age=31536000')
    const foreign = await ask('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
      body: '{"email":"a@example.com","password":"x"}',
    })
    expect([foreign.status, ((await foreign.json()) as { code: string }).code]).toEqual([403, 'foreign origin'])
    const { code } = await app.ended('SIGINT')
    expect(code).toBe(0)
  }, 90_000)
})
