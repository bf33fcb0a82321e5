import { createHmac, randomUUID } from 'node:crypto'
import pg from 'pg'
import type { DatabaseUrls } from './database.ts'
import { withLogin } from './login.ts'
import { migrate, type RoleNames } from './migrate.ts'

export interface PrepareOptions {
  ownerUrl: string
  /** Logins that the operator made; otherwise they are made here. */
  appUrl?: string | undefined
  systemUrl?: string | undefined
  secretKey: string
  migrationsFolder: string
  /** Not further than this: a backup is loaded at its own number. */
  upTo?: number
}

export interface PreparedDatabase extends DatabaseUrls {
  owner: string
  roles: RoleNames
  migration: number
}

/** Checks the server, makes the two logins that the app uses and brings the tables to the newest shape. */
export async function prepareDatabase(options: PrepareOptions): Promise<PreparedDatabase> {
  const { ownerUrl, migrationsFolder, upTo } = options
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'allenio prepare' })
  await client.connect()
  try {
    await refuseOldServer(client)
    const logins = await makeLogins(client, options)
    await refuseTransactionPooling(logins.app)
    const roles = { app: logins.appName, system: logins.systemName }
    const migration = await migrate({ ownerUrl, roles, folder: migrationsFolder, ...(upTo !== undefined && { upTo }) })
    return { owner: ownerUrl, app: logins.app, system: logins.system, roles, migration }
  } finally {
    await client.end()
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  const version = Number(rows[0]?.server_version_num)
  if (version < 150_000) throw new Error(`PostgreSQL 15 or newer is needed; this server is ${version / 10_000}.`)
}

interface Logins extends DatabaseUrls {
  appName: string
  systemName: string
}

async function makeLogins(client: pg.Client, { ownerUrl, appUrl, systemUrl, secretKey }: PrepareOptions): Promise<Logins> {
  if (appUrl && systemUrl) {
    return { app: appUrl, system: systemUrl, appName: await loginOf(appUrl), systemName: await loginOf(systemUrl) }
  }
  const { rows } = await client.query<{ name: string, may: boolean }>(
    'select current_database() as name, (rolcreaterole or rolsuper) as may from pg_roles where rolname = current_user')
  const database = rows[0]?.name ?? 'allenio'
  if (!rows[0]?.may) {
    throw new Error('The login of DATABASE_URL may not create roles. Grant it CREATEROLE, or make two logins without rights '
      + 'of their own and name them in DATABASE_APP_URL and DATABASE_SYSTEM_URL.')
  }
  const made = async (kind: 'app' | 'system') => {
    const name = `${database}_${kind}`
    const password = createHmac('sha256', secretKey).update(`database login ${name}`).digest('hex')
    await ensureLogin(client, name, password)
    return { name, url: withLogin(ownerUrl, name, password) }
  }
  const app = await made('app')
  const system = await made('system')
  return { app: app.url, system: system.url, appName: app.name, systemName: system.name }
}

async function ensureLogin(client: pg.Client, name: string, password: string): Promise<void> {
  const role = pg.escapeIdentifier(name)
  const login = `login password ${pg.escapeLiteral(password)}`
  // several nodes may start at once: the second one's create becomes an alter
  await client.query(`do $$ begin
    if exists (select from pg_roles where rolname = ${pg.escapeLiteral(name)}) then alter role ${role} with ${login};
    else create role ${role} with nosuperuser nocreatedb nocreaterole noinherit ${login}; end if;
    exception when duplicate_object or unique_violation then null; end $$`)
}

async function loginOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>('select current_user as name')
    return rows[0]?.name ?? ''
  } finally {
    await client.end()
  }
}

/** A pooler that hands each statement to another server connection would mix workspaces up. */
async function refuseTransactionPooling(url: string): Promise<void> {
  const clients = [0, 1].map(() => new pg.Client({ connectionString: url, application_name: 'allenio pooler check' }))
  try {
    await Promise.all(clients.map(client => client.connect()))
    const marks = clients.map(() => randomUUID())
    for (const [index, client] of clients.entries()) {
      await client.query(`select set_config('app.workspace_id', $1, false)`, [marks[index]])
    }
    for (const [index, client] of clients.entries()) {
      const { rows } = await client.query<{ mark: string }>(`select current_setting('app.workspace_id', true) as mark`)
      if (rows[0]?.mark !== marks[index]) {
        throw new Error('The database is reached through a pooler in transaction mode. Use session mode or connect directly.')
      }
    }
  } finally {
    await Promise.all(clients.map(client => client.end().catch(() => undefined)))
  }
}
