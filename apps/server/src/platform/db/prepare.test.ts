import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { makeDatabase, migrate, openDatabase, prepareDatabase, withDatabase, withLogin } from '#platform/db'
import { asSuperuser, migrationsFolder, testSecret } from '#testing'
import { refuseTransactionPooling } from './pooler-check.ts'
import { refuseOldServer } from './prepare.ts'

const { superuserUrl } = inject('testServer')
const urlOf = (name = 'postgres') => withDatabase(superuserUrl, name)
const made: string[] = []

async function emptyDatabase(): Promise<{ name: string; ownerUrl: string }> {
  const name = `p_${randomBytes(5).toString('hex')}`
  made.push(name)
  return { name, ownerUrl: await makeDatabase(urlOf, { name, secretKey: testSecret }) }
}

afterAll(async () => {
  for (const name of made) {
    await asSuperuser(superuserUrl, `drop database if exists ${name} with (force)`)
    for (const kind of ['app', 'system', 'owner']) await asSuperuser(superuserUrl, `drop role if exists ${name}_${kind}`)
  }
})

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'allenio-migrations-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

async function rowsOf<T extends pg.QueryResultRow>(url: string, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(statement)).rows
  } finally {
    await client.end()
  }
}

async function listeningNode(url: string, migration: number | undefined) {
  const database = openDatabase({ urls: { app: url, system: url, ...(migration !== undefined && { migration }) }, log: () => undefined })
  const subscription = await database.listen('news', () => undefined)
  return {
    async close() {
      await subscription.stop()
      await database.close()
    },
  }
}

describe('migrations', () => {
  const roles = { app: 'pg_monitor', system: 'pg_monitor' }

  test('are applied once, in their order, however many processes start at once', async () => {
    const { ownerUrl } = await emptyDatabase()
    const folder = await folderOf({
      '0001_a.sql': 'create table a (at int); insert into a values (1); select pg_sleep(0.2);',
      '0002_b.sql': 'insert into a values (2);',
      'notes.txt': 'not one of them',
    })
    expect(await Promise.all(Array.from({ length: 5 }, () => migrate({ ownerUrl, roles, folder })))).toEqual([2, 2, 2, 2, 2])
    expect(await rowsOf(ownerUrl, 'select at from a order by at')).toEqual([{ at: 1 }, { at: 2 }])
    await writeFile(join(folder, '0003_c.sql'), 'insert into a values (3);')
    expect(await migrate({ ownerUrl, roles, folder })).toBe(3)
  })

  test('one that was changed afterwards is refused, and nothing newer is applied', async () => {
    const { ownerUrl } = await emptyDatabase()
    const folder = await folderOf({ '0001_a.sql': 'create table a (at int);' })
    await migrate({ ownerUrl, roles, folder })
    await writeFile(join(folder, '0001_a.sql'), 'create table a (at bigint);')
    await writeFile(join(folder, '0002_b.sql'), 'create table b (at int);')
    await expect(migrate({ ownerUrl, roles, folder })).rejects.toThrow(
      'Migration 0001_a.sql was changed after it had been applied to this database.',
    )
    expect(await rowsOf(ownerUrl, `select to_regclass('b') as b`)).toEqual([{ b: null }])
  })

  test('one that fails leaves nothing of itself and says which it was', async () => {
    const { ownerUrl } = await emptyDatabase()
    const folder = await folderOf({ '0001_a.sql': 'create table a (at int);', '0002_b.sql': 'create table b (at int); select 1 / 0;' })
    await expect(migrate({ ownerUrl, roles, folder })).rejects.toThrow('Migration 0002_b.sql failed: division by zero')
    expect(await rowsOf(ownerUrl, `select to_regclass('a')::text as a, to_regclass('b') as b`)).toEqual([{ a: 'a', b: null }])
    await writeFile(join(folder, '0002_b.sql'), 'create table b (at int);')
    expect(await migrate({ ownerUrl, roles, folder })).toBe(2)
  })

  test('that break older versions wait until their nodes are stopped, or are told not to', async () => {
    const { ownerUrl } = await emptyDatabase()
    const folder = await folderOf({ '0001_a.sql': 'create table a (at int);' })
    await migrate({ ownerUrl, roles, folder })
    await writeFile(join(folder, '0002_b.sql'), '-- breaks: the column is read by its old name\nalter table a rename column at to day;')
    const options = { ownerUrl, roles, folder }
    for (const migration of [undefined, 1]) {
      const node = await listeningNode(ownerUrl, migration)
      await expect(migrate(options)).rejects.toThrow(/0002_b.sql breaks older versions \(the column is read by its old name\)/)
      await node.close()
    }
    const newer = await listeningNode(ownerUrl, 2)
    expect(await migrate(options)).toBe(2)
    await newer.close()

    await writeFile(join(folder, '0003_c.sql'), '-- breaks: a reason\ndrop table a;')
    const older = await listeningNode(ownerUrl, 2)
    expect(await migrate({ ...options, mayBreakNodes: true })).toBe(3)
    await older.close()
  })

  test('of a newer version are left alone, unless this one cannot live with them', async () => {
    const { ownerUrl } = await emptyDatabase()
    const newer = await folderOf({ '0001_a.sql': 'create table a (at int);', '0002_b.sql': 'create table b (at int);' })
    await migrate({ ownerUrl, roles, folder: newer })
    const older = await folderOf({ '0001_a.sql': 'create table a (at int);' })
    expect(await migrate({ ownerUrl, roles, folder: older })).toBe(1)
    await writeFile(join(newer, '0003_c.sql'), '-- breaks: the table is gone\ndrop table a;')
    await migrate({ ownerUrl, roles, folder: newer })
    await expect(migrate({ ownerUrl, roles, folder: older })).rejects.toThrow(
      /A newer version has changed the database in a way that this one cannot live with \(0003_c.sql: the table is gone\)/,
    )
  })

  test('that wait for a lock let others pass, and try again', async () => {
    const { ownerUrl } = await emptyDatabase()
    const folder = await folderOf({ '0001_a.sql': 'create table a (at int);' })
    await migrate({ ownerUrl, roles, folder })
    const [reader, other] = [new pg.Client({ connectionString: ownerUrl }), new pg.Client({ connectionString: ownerUrl })]
    await Promise.all([reader.connect(), other.connect()])
    await reader.query('begin; select from a')
    await writeFile(join(folder, '0002_b.sql'), 'alter table a add column b int;')
    const migrating = migrate({ ownerUrl, roles, folder, lockMs: 200 })
    const isWaiting = async () => (await other.query(`select from pg_locks where mode = 'AccessExclusiveLock' and not granted`)).rowCount
    await expect.poll(isWaiting).toBe(1)
    // waits behind the migration, and is let through when that gives up for the moment
    await other.query('select from a')
    await reader.query('commit')
    expect(await migrating).toBe(2)
    await Promise.all([reader.end(), other.end()])
  })

  test('in steps run each of them outside of a transaction, while other nodes wait for their turn', async () => {
    const { ownerUrl } = await emptyDatabase()
    const folder = await folderOf({
      '0001_a.sql': 'create table a (at int); insert into a select generate_series(1, 3000);',
      '0002_b.sql': `-- Fills in what is new, in small transactions.
-- step
alter table a add column if not exists day int;
-- step
do $$ begin
  loop
    update a set day = at where ctid in (select ctid from a where day is null limit 1000);
    exit when not found;
    commit;
  end loop;
end $$;
-- step
drop index concurrently if exists a_by_day;
-- step
create index concurrently a_by_day on a (day);`,
    })
    expect(await Promise.all([1, 2, 3].map(() => migrate({ ownerUrl, roles, folder })))).toEqual([2, 2, 2])
    expect(await rowsOf(ownerUrl, `select count(distinct xmin::text)::int as transactions, count(day)::int as days from a`)).toEqual([
      { transactions: 3, days: 3000 },
    ])
    expect(await rowsOf(ownerUrl, `select indisvalid from pg_index where indexrelid = 'a_by_day'::regclass`)).toEqual([
      { indisvalid: true },
    ])
  })

  test('whose extensions may not be made are refused with the statements for a superuser', async () => {
    const { name, ownerUrl } = await emptyDatabase()
    await asSuperuser(urlOf(name), `alter database ${name} owner to current_user; grant create on schema public to ${name}_owner`)
    const folder = await folderOf({
      '0001_a.sql': 'create extension if not exists unaccent;\ncreate extension if not exists pg_trgm;',
      '0002_b.sql': 'create extension if not exists no_such_thing;',
    })
    await expect(migrate({ ownerUrl, roles, folder })).rejects.toThrow(
      'The database needs extensions that the login of DATABASE_URL may not create: unaccent, pg_trgm, no_such_thing. As a superuser, ' +
        'run in this database: create extension unaccent; create extension pg_trgm; create extension no_such_thing; ' +
        'The server does not have no_such_thing: install its contrib package first.',
    )
    await asSuperuser(urlOf(name), 'create extension unaccent; create extension pg_trgm')
    expect(await migrate({ ownerUrl, roles, folder, upTo: 1 })).toBe(1)
  })

  test('go no further than asked', async () => {
    const { ownerUrl } = await emptyDatabase()
    const folder = await folderOf({ '0001_a.sql': 'create table a ();', '0002_b.sql': 'create table b ();' })
    expect(await migrate({ ownerUrl, roles, folder, upTo: 1 })).toBe(1)
    expect(await rowsOf(ownerUrl, `select to_regclass('b') as b`)).toEqual([{ b: null }])
  })
})

describe('preparing a database', () => {
  test('five nodes that start at once all find it ready, the second time too', async () => {
    const { ownerUrl } = await emptyDatabase()
    const options = { ownerUrl, secretKey: testSecret, migrationsFolder }
    for (const _ of [1, 2]) {
      const prepared = await Promise.all(Array.from({ length: 5 }, () => prepareDatabase(options)))
      expect(new Set(prepared.map(each => JSON.stringify(each))).size).toBe(1)
      expect(await rowsOf(prepared[0]?.app ?? '', 'select * from memberships')).toEqual([])
    }
  })

  test('another secret gives the logins another password, and the old one is out', async () => {
    const { ownerUrl } = await emptyDatabase()
    const folder = await folderOf({})
    const before = await prepareDatabase({ ownerUrl, secretKey: testSecret, migrationsFolder: folder })
    const after = await prepareDatabase({ ownerUrl, secretKey: `${testSecret} changed`, migrationsFolder: folder })
    expect(after.app).not.toBe(before.app)
    await expect(rowsOf(before.app, 'select 1')).rejects.toThrow(/password authentication failed/)
  })

  test('an owner that may make no logins is told so, and may be given two', async () => {
    const { name, ownerUrl } = await emptyDatabase()
    await asSuperuser(superuserUrl, `alter role ${name}_owner nocreaterole`)
    const folder = await folderOf({ '0001_a.sql': 'create table a (); grant select on a to :app_role, :system_role;' })
    const options = { ownerUrl, secretKey: testSecret, migrationsFolder: folder }
    await expect(prepareDatabase(options)).rejects.toThrow(/may not create roles.*DATABASE_APP_URL and DATABASE_SYSTEM_URL/)

    for (const kind of ['app', 'system']) await asSuperuser(superuserUrl, `create role ${name}_${kind} login password 'given'`)
    const loginUrl = (login: string) => withLogin(ownerUrl, login, 'given')
    const prepared = await prepareDatabase({ ...options, appUrl: loginUrl(`${name}_app`), systemUrl: loginUrl(`${name}_system`) })
    expect(prepared.roles).toEqual({ app: `${name}_app`, system: `${name}_system` })
    expect(await rowsOf(prepared.app, 'select * from a')).toEqual([])
  })

  test('a given login that row-level security would not hold is refused', async () => {
    const { name, ownerUrl } = await emptyDatabase()
    const folder = await folderOf({})
    const createLogin = async (login: string, rights: string) => {
      await asSuperuser(superuserUrl, `drop role if exists ${login}`)
      await asSuperuser(superuserUrl, `create role ${login} login password 'given' ${rights}`)
      return withLogin(ownerUrl, login, 'given')
    }
    const prepare = (appUrl: string, systemUrl: string) =>
      prepareDatabase({ ownerUrl, secretKey: testSecret, migrationsFolder: folder, appUrl, systemUrl })
    const system = await createLogin(`${name}_system`, '')
    const mighty = `${name}_mighty`
    await asSuperuser(superuserUrl, `create role ${mighty} bypassrls`)
    onTestFinished(() => asSuperuser(superuserUrl, `drop role ${mighty}`))
    for (const rights of ['superuser', 'bypassrls', `in role ${name}_owner`, `in role ${mighty}`]) {
      await expect(prepare(await createLogin(`${name}_app`, rights), system)).rejects.toThrow(
        'The login of DATABASE_APP_URL would see the rows of every workspace',
      )
    }
    await expect(prepare(ownerUrl, system)).rejects.toThrow('DATABASE_APP_URL')
    await expect(prepare(await createLogin(`${name}_app`, ''), ownerUrl)).rejects.toThrow('The login of DATABASE_SYSTEM_URL')
    await expect(prepare(system, system)).rejects.toThrow('two are needed')
  })

  describe('the logins', () => {
    const rightsOf = (url: string, name: string) =>
      rowsOf(
        url,
        `
      select has_database_privilege(current_database(), 'temporary') as temporary, current_user = '${name}' as it,
        has_database_privilege(current_database(), 'create') as schemas, has_schema_privilege('public', 'create') as objects`,
      )
    const none = [{ temporary: false, schemas: false, objects: false, it: true }]

    test('create nothing, also where a copy of the database or its operator gave them rights again', async () => {
      const { name, ownerUrl } = await emptyDatabase()
      const options = { ownerUrl, secretKey: testSecret, migrationsFolder: await folderOf({}) }
      const { app, system } = await prepareDatabase(options)
      expect([await rightsOf(app, `${name}_app`), await rightsOf(system, `${name}_system`)]).toEqual([none, none])
      await asSuperuser(superuserUrl, `grant all on database ${name} to public`)
      await asSuperuser(urlOf(name), `grant all on schema public to ${name}_app, public`)
      await Promise.all(Array.from({ length: 5 }, () => prepareDatabase(options)))
      expect([await rightsOf(app, `${name}_app`), await rightsOf(system, `${name}_system`)]).toEqual([none, none])
    })

    test('an owner that cannot see to it is told what to run', async () => {
      const { name, ownerUrl } = await emptyDatabase()
      const folder = await folderOf({ '0001_a.sql': 'create table a ();' })
      const prepare = () => prepareDatabase({ ownerUrl, secretKey: testSecret, migrationsFolder: folder })
      await asSuperuser(superuserUrl, `grant create on database ${name} to ${name}_owner`)
      await asSuperuser(urlOf(name), `alter database ${name} owner to current_user; grant all on schema public to ${name}_owner`)
      const sentence = `run: revoke temporary on database ${name} from public, ${name}_app, ${name}_system; Also take`
      await expect(prepare()).rejects.toThrow(sentence)
      await asSuperuser(superuserUrl, `revoke temporary on database ${name} from public, ${name}_app, ${name}_system`)
      await expect(prepare()).resolves.toMatchObject({ migration: 1 })

      const makers = `${name}_makers`
      await asSuperuser(superuserUrl, `create role ${makers}`)
      await asSuperuser(urlOf(name), `grant create on schema public to ${makers}; grant ${makers} to ${name}_system`)
      onTestFinished(async () => {
        await asSuperuser(urlOf(name), `drop owned by ${makers}`)
        await asSuperuser(superuserUrl, `drop role ${makers}`)
      })
      await expect(prepare()).rejects.toThrow('revoke create on schema public from')
    })
  })

  test.each([
    [140_012, false],
    [150_000, true],
    [180_004, true],
  ])('version %i', (version, isGood) => {
    if (isGood) expect(() => refuseOldServer(version)).not.toThrow()
    else expect(() => refuseOldServer(version)).toThrow('PostgreSQL 15 or newer is needed; this server is 14.')
  })
})

describe('a pooler', () => {
  test('in session mode, or none at all, is let through', async () => {
    const { ownerUrl } = await emptyDatabase()
    await expect(refuseTransactionPooling(ownerUrl)).resolves.toBeUndefined()
  })

  test('in transaction mode is refused', async () => {
    const url = await sharedSession()
    await expect(refuseTransactionPooling(url)).rejects.toThrow('The database is reached through a pooler in transaction mode.')
  })
})

/** Speaks just enough of PostgreSQL's protocol to be a pooler that gives all its clients one and the same session. */
async function sharedSession(): Promise<string> {
  let mark = ''
  const message = (kind: string, ...parts: (Buffer | number[])[]) => {
    const body = Buffer.concat(parts.map(part => Buffer.from(part)))
    const head = Buffer.alloc(5)
    head.write(kind)
    head.writeInt32BE(body.length + 4, 1)
    return Buffer.concat([head, body])
  }
  const text = (value: string) => Buffer.from(`${value}\0`)
  const ready = message('Z', Buffer.from('I'))
  const row = () =>
    Buffer.concat([
      message('T', [0, 1], text('mark'), [0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0]),
      message('D', [0, 1, 0, 0, 0, mark.length], Buffer.from(mark)),
      message('C', text('SELECT 1')),
    ])
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    let isGreeted = false
    socket.on('error', () => undefined)
    socket.on('data', data => {
      if (!isGreeted) {
        isGreeted = true
        return void socket.write(Buffer.concat([message('R', [0, 0, 0, 0]), ready]))
      }
      const set = /[0-9a-f-]{36}/.exec(data.toString('latin1'))?.[0]
      if (set) mark = set
      const kind = String.fromCharCode(data[0] ?? 0)
      if (kind === 'Q') socket.write(Buffer.concat([row(), ready]))
      else if (kind === 'P') socket.write(Buffer.concat([message('1'), message('2'), row(), ready]))
      else if (kind === 'X') socket.end()
    })
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `postgresql://anybody@127.0.0.1:${(server.address() as AddressInfo).port}/any` // listening on a port
}
