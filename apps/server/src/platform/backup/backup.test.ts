import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable, type Duplex } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { backup, checkArchive, restore, type FileBytes } from '#platform/backup'
import { migrate, readMigrations, sql, withDatabase } from '#platform/db'
import { openSpace } from '#platform/disk'
import { makeLog } from '#platform/log'
import { asSuperuser, migrationsFolder, ownHouse } from '#testing'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'

const { database, given, prepared } = await ownHouse({ because: 'it compares a database with its copy' })
const { superuserUrl } = inject('testServer')
const folder = await mkdtemp(join(tmpdir(), 'allenio-backup-test-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const inMemory = (contents: Map<string, Buffer>): FileBytes => ({
  async *list() {
    yield* contents.keys()
    yield 'gone'
  },
  async read(key) {
    const bytes = contents.get(key)
    if (!bytes) throw new Error('absent')
    return { body: Readable.from([bytes]), bytes: bytes.length }
  },
  async write(key, body) {
    const parts: Buffer[] = []
    for await (const part of body) parts.push(Buffer.from(part))
    const isNew = !contents.has(key)
    contents.set(key, Buffer.concat(parts))
    return isNew
  },
  async erase(keys) {
    for (const key of keys) contents.delete(key)
  },
})

async function emptyDatabase(name: string): Promise<string> {
  await asSuperuser(superuserUrl, `drop database if exists ${name} with (force)`)
  await asSuperuser(superuserUrl, `create database ${name} owner allenio_template_owner`)
  afterAll(() => asSuperuser(superuserUrl, `drop database if exists ${name} with (force)`))
  return withDatabase(prepared.owner, name)
}

const backupTo = (files: Map<string, Buffer>, target: string, gateOf: (folder: string) => Duplex = () => new PassThrough()) =>
  backup({ ownerUrl: prepared.owner, files: inMemory(files), target, gateOf })

const restoreFrom = (ownerUrl: string, source: string, files: FileBytes) => {
  const to = { ownerUrl, roles: prepared.roles, folder: migrationsFolder }
  return restore({
    ownerUrl,
    source,
    files,
    migrateTo: async upTo => void (await migrate({ ...to, upTo })),
    migrateOn: async () => void (await migrate(to)),
  })
}

test('a backup restored elsewhere holds every row and file', async () => {
  const team = await given.team()
  // triggers count what is stored; the restore must take the counts from the archive and not count a second time
  await database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`
    insert into files (id, person_id, name, mime_type, kind, bytes, storage_key)
    values (gen_random_uuid(), ${team.client.personId}, 'one.png', 'image/png', 'image', 5, 'ab/one')`),
  )
  await database.withWorkspace(team.workspaceId, 'write', db => db.run(sql`update workspaces set name = ${'Città\t"è"\\N\nnuova'}`))
  const files = new Map([
    ['ab/one', Buffer.from('first')],
    ['cd/two', Buffer.alloc(300_000, 7)],
  ])
  const target = join(folder, 'whole.tar.gz')

  const saved = await backupTo(files, target)
  expect(saved).toMatchObject({ files: 2, missing: ['gone'] })

  const ownerUrl = await emptyDatabase('restore_whole')
  const arrived = new Map<string, Buffer>()
  const loaded = await restoreFrom(ownerUrl, target, inMemory(arrived))
  expect(loaded.rows).toBe(saved.rows)
  expect(arrived).toEqual(files)
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const { rows } = await client.query('select name from workspaces where id = $1', [team.workspaceId])
  const { rows: members } = await client.query('select count(*)::int as count from memberships')
  const { rows: keys } = await client.query(
    `select count(*)::int as count from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  const {
    rows: [triggers],
  } = await client.query(`select count(*)::int as all, count(*) filter (where tgenabled = 'O')::int as enabled
    from pg_trigger where not tgisinternal`)
  const { rows: uncounted } = await client.query(
    `select relname from pg_class where relname in ('persons', 'memberships') and reltuples < 4`,
  )
  await client.end()
  expect(uncounted).toEqual([])
  expect(triggers.all).toBeGreaterThan(3)
  expect(triggers.enabled).toBe(triggers.all)
  expect(rows).toEqual([{ name: 'Città\t"è"\\N\nnuova' }])
  expect(members[0].count).toBeGreaterThanOrEqual(4)
  expect(keys[0].count).toBeGreaterThan(3)
})

test('a database in use is not written over', async () => {
  await given.team()
  const target = join(folder, 'again.tar.gz')
  await backupTo(new Map(), target)
  await expect(restoreFrom(prepared.owner, target, inMemory(new Map()))).rejects.toThrow('not empty')
})

test.each([
  ['the backup', folder],
  ['what is gathered for it', tmpdir()],
])('a disk without room for %s ends it and leaves nothing behind', async (_, short) => {
  const space = openSpace({
    folder: short,
    reserve: { percent: 0, bytes: 1000 },
    log: makeLog('silent'),
    read: async () => ({ free: 1500, total: 10_000 }),
  })
  const target = join(folder, 'no-room.tar.gz')
  const gateOf = (into: string) =>
    into === folder ? (short === folder ? space.gate() : new PassThrough()) : short === folder ? new PassThrough() : space.gate()
  await expect(backupTo(new Map([['ab/one', randomBytes(300_000)]]), target, gateOf)).rejects.toMatchObject({ code: 'disk full' })
  expect((await readdir(folder)).filter(name => name.startsWith('no-room'))).toEqual([])
})

test('a cut archive leaves nothing behind', async () => {
  const whole = join(folder, 'to-cut.tar.gz')
  await given.team()
  const files = ['ab/one', 'cd/two', 'ef/three'].map(key => [key, randomBytes(300_000)] as const)
  await backupTo(new Map(files), whole)
  const bytes = await readFile(whole)
  const cut = join(folder, 'cut.tar.gz')
  await writeFile(cut, bytes.subarray(0, bytes.length - 100_000))
  const ownerUrl = await emptyDatabase('restore_cut')
  // the second stands for the store of the installation that the backup is of
  const arrived = new Map([['cd/two', Buffer.from('here before')]])
  await expect(restoreFrom(ownerUrl, cut, inMemory(arrived))).rejects.toThrow(/./)
  expect([...arrived.keys()]).toEqual(['cd/two'])
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const { rows } = await client.query<{ table: string | null }>(`select to_regclass('persons')::text as table`)
  const people = rows[0]?.table ? await client.query('select from persons') : { rowCount: 0 }
  await client.end()
  expect(people.rowCount).toBe(0)
})

test('a restore that fails after the rows are in keeps their files', async () => {
  await given.team()
  const target = join(folder, 'half.tar.gz')
  await backupTo(new Map([['ab/one', Buffer.from('first')]]), target)
  const ownerUrl = await emptyDatabase('restore_half')
  const arrived = new Map<string, Buffer>()
  const restoring = restore({
    ownerUrl,
    source: target,
    files: inMemory(arrived),
    migrateTo: async upTo => void (await migrate({ ownerUrl, roles: prepared.roles, folder: migrationsFolder, upTo })),
    migrateOn: () => Promise.reject(new Error('a migration failed')),
  })
  await expect(restoring).rejects.toThrow('a migration failed')
  expect([...arrived.keys()]).toEqual(['ab/one'])
})

test('a database without accounts is no installation, and its backup an error that leaves no file', async () => {
  const ownerUrl = await emptyDatabase('backup_none')
  const target = join(folder, 'none.tar.gz')
  const options = { ownerUrl, files: inMemory(new Map()), target, gateOf: () => new PassThrough() }
  await migrate({ ownerUrl, roles: prepared.roles, folder: migrationsFolder, upTo: 0 })
  await expect(backup(options)).rejects.toThrow('There is nothing to back up: this database has no account.')
  await migrate({ ownerUrl, roles: prepared.roles, folder: migrationsFolder })
  await expect(backup(options)).rejects.toThrow('There is nothing to back up: this database has no account.')
  expect((await readdir(folder)).filter(name => name.startsWith('none'))).toEqual([])
})

test('an archive of a newer version, and a file that is none, are refused before anything is made', async () => {
  await given.team()
  const target = join(folder, 'newer.tar.gz')
  await backupTo(new Map(), target)
  const known = await readMigrations(migrationsFolder)
  await checkArchive(target, known)
  await expect(checkArchive(target, known.slice(0, -1))).rejects.toThrow(/The backup is of a newer version \(migration \d+, here \d+\)/)
  const other = join(folder, 'other.tar.gz')
  await writeFile(other, gzipSync('no archive'))
  await expect(checkArchive(other, known)).rejects.toThrow(/./)
  await writeFile(other, 'no archive')
  await expect(checkArchive(other, known)).rejects.toThrow(/./)
})
