import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

export interface RoleNames {
  app: string
  system: string
}

export interface Migration {
  number: number
  name: string
  text: string
  hash: string
}

export interface MigrateOptions {
  ownerUrl: string
  roles: RoleNames
  folder: string
  /** Stop after this number: a restored backup is loaded at its own number first. */
  upTo?: number
}

// the number is arbitrary: it only has to be ours alone and the same in every process
const lockNumber = 7_281_094_412

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async name => {
      const text = await readFile(join(folder, name), 'utf8')
      return { number: Number(name.slice(0, 4)), name, text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Brings the database to the newest shape; several processes may try at once, one does it. */
export async function migrate({ ownerUrl, roles, folder, upTo = Infinity }: MigrateOptions): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'allenio migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await client.query(`create table if not exists migrations
      (number int primary key, name text not null, hash text not null, applied_at timestamptz not null default now())`)
    const { rows } = await client.query<{ number: number; hash: string }>('select number, hash from migrations')
    const applied = new Map(rows.map(row => [row.number, row.hash]))
    const all = await readMigrations(folder)
    for (const migration of all.filter(each => each.number <= upTo)) {
      const appliedHash = applied.get(migration.number)
      if (appliedHash === migration.hash) continue
      if (appliedHash) throw new Error(`Migration ${migration.name} was changed after it had been applied to this database.`)
      await apply(client, migration, roles)
    }
    return Math.max(0, ...all.filter(each => each.number <= upTo).map(each => each.number))
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, { number, name, text, hash }: Migration, roles: RoleNames): Promise<void> {
  await client.query('begin')
  try {
    await client.query(withRoles(text, roles))
    await client.query('insert into migrations (number, name, hash) values ($1, $2, $3)', [number, name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

// the names of the logins depend on the installation, so migrations write :app_role and :system_role
const withRoles = (text: string, roles: RoleNames) =>
  text.replaceAll(':app_role', pg.escapeIdentifier(roles.app)).replaceAll(':system_role', pg.escapeIdentifier(roles.system))
