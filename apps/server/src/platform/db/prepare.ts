import { createHmac } from 'node:crypto'
import pg from 'pg'
import type { DatabaseUrls } from './database.ts'
import { withLogin } from './login.ts'
import { listUnknownMigrations, migrate, type RoleNames } from './migrate.ts'
import { refuseTransactionPooling } from './pooler-check.ts'
import { withdrawCreation } from './rights.ts'
import { connectClient } from './session.ts'

export interface PrepareOptions {
  ownerUrl: string
  /** Logins that the operator made; otherwise they are made here. */
  appUrl?: string | undefined
  systemUrl?: string | undefined
  secretKey: string
  migrationsFolder: string
  /** Not further than this: a backup is loaded at its own number. */
  upTo?: number
  /** Whether migrations that break older versions are applied although nodes of such a version run. */
  mayBreakNodes?: boolean
}

export interface PreparedDatabase extends DatabaseUrls {
  owner: string
  roles: RoleNames
  migration: number
  /** The migrations that a newer version has applied. */
  unknownMigrations: readonly string[]
}

/** Checks the server, makes the two logins that the app uses and brings the tables to the newest shape. */
export async function prepareDatabase(options: PrepareOptions): Promise<PreparedDatabase> {
  const { ownerUrl, migrationsFolder: folder, upTo, mayBreakNodes } = options
  const client = await connectClient(ownerUrl, { name: 'allenio prepare' })
  try {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    refuseOldServer(Number(rows[0]?.server_version_num))
    const logins = await makeLogins(client, options)
    for (const url of [logins.app, logins.system]) await refuseTransactionPooling(url)
    const roles = { app: logins.appName, system: logins.systemName }
    await withdrawCreation(client, roles)
    const migration = await migrate({
      ownerUrl,
      roles,
      folder,
      ...(upTo !== undefined && { upTo }),
      ...(mayBreakNodes && { mayBreakNodes }),
    })
    const unknownMigrations = await listUnknownMigrations(client, folder)
    return { owner: ownerUrl, app: logins.app, system: logins.system, roles, migration, unknownMigrations }
  } finally {
    await client.end()
  }
}

export function refuseOldServer(version: number): void {
  const major = Math.floor(version / 10_000)
  if (major < 15) throw new Error(`PostgreSQL 15 or newer is needed; this server is ${major}.`)
}

interface Logins extends DatabaseUrls {
  appName: string
  systemName: string
}

async function makeLogins(client: pg.Client, { ownerUrl, appUrl, systemUrl, secretKey }: PrepareOptions): Promise<Logins> {
  if (appUrl && systemUrl) {
    const appName = await harmlessLogin(client, 'DATABASE_APP_URL', appUrl)
    const systemName = await harmlessLogin(client, 'DATABASE_SYSTEM_URL', systemUrl)
    if (appName === systemName) {
      throw new Error('DATABASE_APP_URL and DATABASE_SYSTEM_URL name the same login: two are needed.')
    }
    return { app: appUrl, system: systemUrl, appName, systemName }
  }
  const { rows } = await client.query<{ name: string; may: boolean }>(
    'select current_database() as name, (rolcreaterole or rolsuper) as may from pg_roles where rolname = current_user',
  )
  const database = rows[0]?.name ?? 'allenio'
  if (!rows[0]?.may) {
    throw new Error(
      'The login of DATABASE_URL may not create roles. Grant it CREATEROLE, or make two logins without rights ' +
        'of their own and name them in DATABASE_APP_URL and DATABASE_SYSTEM_URL.',
    )
  }
  const makeLogin = async (kind: 'app' | 'system') => {
    const name = `${database}_${kind}`
    const password = createHmac('sha256', secretKey).update(`database login ${name}`).digest('hex')
    await ensureLogin(client, name, password)
    return { name, url: withLogin(ownerUrl, name, password) }
  }
  const app = await makeLogin('app')
  const system = await makeLogin('system')
  return { app: app.url, system: system.url, appName: app.name, systemName: system.name }
}

async function ensureLogin(client: pg.Client, name: string, password: string): Promise<void> {
  const role = pg.escapeIdentifier(name)
  const login = `login password ${pg.escapeLiteral(password)}`
  // the lock is needed because several nodes may start at once, and concurrent changes of one role fail
  await client.query(`do $$ begin
    perform pg_advisory_xact_lock(hashtext('allenio logins'));
    if exists (select from pg_roles where rolname = ${pg.escapeLiteral(name)}) then alter role ${role} with ${login};
    else create role ${role} with nosuperuser nocreatedb nocreaterole noinherit ${login}; end if;
    end $$`)
}

/** Refuses a login that owns the tables or bypasses row-level security, because it would see every workspace. */
async function harmlessLogin(owner: pg.Client, variable: string, url: string): Promise<string> {
  const name = await loginOf(url)
  const { rows } = await owner.query<{ isMighty: boolean }>(
    `
    select exists (select from pg_roles r where pg_has_role(l.oid, r.oid, 'member')
      and (r.rolsuper or r.rolbypassrls or r.rolname = current_user)) as "isMighty"
    from pg_roles l where l.rolname = $1`,
    [name],
  )
  if (!rows[0] || rows[0].isMighty) {
    throw new Error(
      `The login of ${variable} would see the rows of every workspace: it must be another than ` +
        'the one of DATABASE_URL, no member of it, no superuser, without BYPASSRLS, and in no role that has one of these.',
    )
  }
  return name
}

async function loginOf(url: string): Promise<string> {
  const client = await connectClient(url, { name: 'allenio prepare' })
  try {
    const { rows } = await client.query<{ name: string }>('select current_user as name')
    return rows[0]?.name ?? ''
  } finally {
    await client.end()
  }
}
