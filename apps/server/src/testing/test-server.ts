import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { withDatabase, withdrawCreation, type PreparedDatabase } from '#platform/db'

export interface TestServer {
  superuserUrl: string
  templateName: string
  prepared: PreparedDatabase
}

export const testSecret = 'a secret of tests alone, 32 characters and more'
export const migrationsFolder = join(import.meta.dirname, '..', '..', 'migrations')

/** A database of one's own, cloned from the migrated template in milliseconds. */
export async function makeClone({ superuserUrl, templateName, prepared }: TestServer) {
  const name = `t_${randomBytes(6).toString('hex')}`
  await asSuperuser(superuserUrl, `create database ${name} template ${templateName} strategy file_copy owner ${templateName}_owner`)
  const clone: PreparedDatabase = {
    ...prepared,
    owner: withDatabase(prepared.owner, name),
    app: withDatabase(prepared.app, name),
    system: withDatabase(prepared.system, name),
  }
  // a copy is a new database, so its rights are PostgreSQL's defaults
  const owner = new pg.Client({ connectionString: clone.owner })
  await owner.connect()
  await withdrawCreation(owner, clone.roles).finally(() => owner.end())
  return { name, prepared: clone, drop: () => asSuperuser(superuserUrl, `drop database if exists ${name} with (force)`) }
}

export async function asSuperuser(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
