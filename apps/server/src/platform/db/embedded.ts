import { createHmac } from 'node:crypto'
import pg from 'pg'
import { withLogin } from './login.ts'
import { connectClient } from './session.ts'

/** Makes a database in a server of our own, once, with an owner without superuser rights. Returns the owner's address. */
export async function makeDatabase(
  superuserUrl: (database?: string) => string,
  { name, secretKey }: { name: string; secretKey: string },
): Promise<string> {
  const owner = `${name}_owner`
  const password = createHmac('sha256', secretKey).update(`database login ${owner}`).digest('hex')
  const client = await connectClient(superuserUrl('postgres'), { name: 'allenio make database' })
  try {
    const role = pg.escapeIdentifier(owner)
    const { rowCount: hasRole } = await client.query('select from pg_roles where rolname = $1', [owner])
    // the owner needs `createrole` only to create the two logins that the app uses
    await client.query(`${hasRole ? 'alter' : 'create'} role ${role} with login nosuperuser nocreatedb createrole
      password ${pg.escapeLiteral(password)}`)
    const { rowCount: hasDatabase } = await client.query('select from pg_database where datname = $1', [name])
    if (!hasDatabase) await client.query(`create database ${pg.escapeIdentifier(name)} owner ${role}`)
  } finally {
    await client.end()
  }
  return withLogin(superuserUrl(name), owner, password)
}
