import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ensureExtensions } from './extensions.ts'
import { refuseBesideOlderNodes } from './nodes.ts'
import { stateOf } from './pool.ts'
import { connectClient } from './session.ts'

export interface RoleNames {
  app: string
  system: string
}

export interface Migration {
  number: number
  name: string
  text: string
  hash: string
  /** Why versions that do not know the migration cannot live with it; most migrations say nothing (docs/decisions/migrations.md). */
  breaks: string | undefined
}

export interface MigrateOptions {
  ownerUrl: string
  roles: RoleNames
  folder: string
  /** Stop after this number: a restored backup is loaded at its own number first. */
  upTo?: number
  /** Whether migrations that break older versions are applied although nodes of such a version run. */
  mayBreakNodes?: boolean
  /** Milliseconds that a migration waits for a lock, while everybody who comes later waits behind it. */
  lockMs?: number
}

// the number is arbitrary: it only has to be ours alone and the same in every process
const lockNumber = 7_281_094_412

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async name => {
      const text = await readFile(join(folder, name), 'utf8')
      const [, breaks] = /^-- breaks: (.+)$/m.exec(text) ?? []
      return { number: Number(name.slice(0, 4)), name, text, hash: createHash('sha256').update(text).digest('hex'), breaks }
    }),
  )
}

interface AppliedMigration {
  number: number
  name: string
  hash: string
  breaks: string | null
}

/** Brings the database to the newest shape; several processes may try at once, one does it. */
export async function migrate(options: MigrateOptions): Promise<number> {
  const { ownerUrl, folder, upTo = Infinity, mayBreakNodes = false } = options
  const client = await connectClient(ownerUrl, { name: 'allenio migrate' })
  try {
    await takeLock(client)
    const applied = await readApplied(client)
    const all = await readMigrations(folder)
    refuseBrokenVersion(all, applied)
    const upToNow = all.filter(each => each.number <= upTo)
    const hashes = new Map(applied.map(each => [each.number, each.hash]))
    const changed = upToNow.find(each => hashes.has(each.number) && hashes.get(each.number) !== each.hash)
    if (changed) throw new Error(`Migration ${changed.name} was changed after it had been applied to this database.`)
    const missing = upToNow.filter(each => !hashes.has(each.number))
    await ensureExtensions(client, missing)
    for (const migration of missing) {
      // a new database has no older nodes
      if (migration.breaks && applied.length && !mayBreakNodes) await refuseBesideOlderNodes(client, migration)
      await apply(client, migration, options)
    }
    return Math.max(0, ...upToNow.map(each => each.number))
  } finally {
    await client.end()
  }
}

/** Lists what a newer version has applied to the database, by the names of its migrations. */
export async function listUnknownMigrations(client: pg.Client, folder: string): Promise<string[]> {
  const numbers = new Set((await readMigrations(folder)).map(({ number }) => number))
  return (await readApplied(client)).filter(({ number }) => !numbers.has(number)).map(({ name }) => name)
}

// a statement that waits for the lock would hold a snapshot, and an index that is built concurrently waits for all snapshots
async function takeLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [lockNumber])
    if (rows[0]?.isMine) return
    await pause(100)
  }
}

async function readApplied(client: pg.Client): Promise<AppliedMigration[]> {
  await client.query(`create table if not exists migrations
    (number int primary key, name text not null, hash text not null, applied_at timestamptz not null default now(), breaks text)`)
  // a table that is changed is locked, and a running backup would hold up the start
  const { rowCount: hasReasons } = await client.query(
    `select from pg_attribute where attrelid = 'migrations'::regclass and attname = 'breaks' and not attisdropped`,
  )
  if (!hasReasons) await client.query('alter table migrations add column breaks text')
  return (await client.query<AppliedMigration>('select number, name, hash, breaks from migrations order by number')).rows
}

function refuseBrokenVersion(known: readonly Migration[], applied: readonly AppliedMigration[]): void {
  const numbers = new Set(known.map(({ number }) => number))
  const broken = applied.find(({ number, breaks }) => breaks !== null && !numbers.has(number))
  if (broken) {
    throw new Error(
      `A newer version has changed the database in a way that this one cannot live with (${broken.name}: ${broken.breaks}). ` +
        'Start the newer version, or restore a backup from before.',
    )
  }
}

const triesForLock = 40
const pauseBetweenTriesMs = 2_000

/** Applies a migration. One that gets no lock in time lets those pass who wait behind it, and tries again. */
async function apply(client: pg.Client, migration: Migration, { roles, lockMs = 3_000 }: MigrateOptions): Promise<void> {
  const steps = withRoles(migration.text, roles).split(/^-- step\b.*$/m)
  const work = () =>
    steps.length > 1 ? applySteps(client, migration, { steps, lockMs }) : applyWhole(client, migration, { steps, lockMs })
  for (let triesLeft = triesForLock; ; triesLeft -= 1) {
    try {
      return await work()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (!triesLeft || stateOf(error) !== lockNotAvailable)
        throw new Error(`Migration ${migration.name} failed: ${reason}`, { cause: error })
      await pause(pauseBetweenTriesMs)
    }
  }
}

const lockNotAvailable = '55P03'

interface Steps {
  steps: readonly string[]
  lockMs: number
}

async function applyWhole(client: pg.Client, migration: Migration, { steps, lockMs }: Steps): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockMs}`)
    for (const step of steps) await client.query(step)
    await noteApplied(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Each step is a statement of its own, outside of a transaction; steps may run twice, because the last one alone is noted. */
async function applySteps(client: pg.Client, migration: Migration, { steps, lockMs }: Steps): Promise<void> {
  for (const step of steps) {
    // an index that gives up waiting for others would be left behind unusable; nothing waits behind it
    await client.query(`set lock_timeout = ${/\bconcurrently\b/i.test(step) ? 0 : lockMs}`)
    await client.query(step)
  }
  await noteApplied(client, migration)
}

const noteApplied = (client: pg.Client, { number, name, hash, breaks }: Migration) =>
  client.query('insert into migrations (number, name, hash, breaks) values ($1, $2, $3, $4)', [number, name, hash, breaks])

// the names of the logins depend on the installation, so migrations write :app_role and :system_role
const withRoles = (text: string, roles: RoleNames) =>
  text.replaceAll(':app_role', pg.escapeIdentifier(roles.app)).replaceAll(':system_role', pg.escapeIdentifier(roles.system))
