import type pg from 'pg'

/** Makes the extensions that migrations ask for, and says of all at once which are missing. */
export async function ensureExtensions(client: pg.Client, migrations: readonly { text: string }[]): Promise<void> {
  const creations = /^create extension if not exists (\w+)/gim
  const neededNames = new Set(migrations.flatMap(({ text }) => [...text.matchAll(creations)].map(([, name = '']) => name)))
  const { rows } = await client.query<{ name: string; isAvailable: boolean }>(
    `select wanted.name, exists (select from pg_available_extensions a where a.name = wanted.name) as "isAvailable"
    from unnest($1::text[]) as wanted (name) where not exists (select from pg_extension where extname = wanted.name)`,
    [[...neededNames]],
  )
  const missing: string[] = []
  for (const { name } of rows) {
    await client.query(`create extension if not exists ${client.escapeIdentifier(name)}`).catch(() => void missing.push(name))
  }
  if (!missing.length) return
  const absent = rows.filter(({ name, isAvailable }) => missing.includes(name) && !isAvailable).map(({ name }) => name)
  throw new Error(
    `The database needs extensions that the login of DATABASE_URL may not create: ${missing.join(', ')}. ` +
      `As a superuser, run in this database: ${missing.map(name => `create extension ${name};`).join(' ')}` +
      (absent.length ? ` The server does not have ${absent.join(', ')}: install its contrib package first.` : ''),
  )
}
