import { createHmac } from 'node:crypto'
import pg from 'pg'
import { withLogin } from './login.ts'

/** In a server of our own: one owner without superuser rights and its database, made once. Answers the owner's address. */
export async function makeDatabase(
  superuserUrl: (database?: string) => string,
  { name, secretKey }: { name: string; secretKey: string },
): Promise<string> {
  const owner = `${name}_owner`
  const password = createHmac('sha256', secretKey).update(`database login ${owner}`).digest('hex')
  const client = new pg.Client({ connectionString: superuserUrl('postgres'), application_name: 'allenio make database' })
  await client.connect()
  try {
    const role = pg.escapeIdentifier(owner)
    const { rowCount: hasRole } = await client.query('select from pg_roles where rolname = $1', [owner])
    // this connection creates the two logins that the app uses, and does nothing else
    await client.query(`${hasRole ? 'alter' : 'create'} role ${role} with login nosuperuser nocreatedb createrole
      password ${pg.escapeLiteral(password)}`)
    const { rowCount: hasDatabase } = await client.query('select from pg_database where datname = $1', [name])
    if (!hasDatabase) await client.query(`create database ${pg.escapeIdentifier(name)} owner ${role}`)
  } finally {
    await client.end()
  }
  return withLogin(superuserUrl(name), owner, password)
}
