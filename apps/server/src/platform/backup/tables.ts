import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Duplex, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

export interface TableDump {
  name: string
  columns: string[]
  rows: number
  bytes: number
}

const quoteNames = (names: readonly string[]) => names.map(name => pg.escapeIdentifier(name)).join(', ')

/** Our tables with the columns that are stored, not computed. The migrations' own table is made again by migrating. */
export async function listTables(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relname <> 'migrations'
    group by c.relname order by c.relname`)
  return rows
}

export async function dumpTable(
  client: pg.Client,
  { name, columns }: { name: string; columns: string[] },
  { file, gate }: { file: string; gate: Duplex },
): Promise<TableDump> {
  const copying = client.query(copyTo(`copy ${pg.escapeIdentifier(name)} (${quoteNames(columns)}) to stdout`))
  await pipeline(copying, gate, createWriteStream(file))
  return { name, columns, rows: copying.rowCount, bytes: (await stat(file)).size }
}

export const readDump = (file: string): Readable => createReadStream(file)

export async function loadTable(client: pg.Client, { name, columns, rows }: TableDump, dump: Readable): Promise<void> {
  const copying = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${quoteNames(columns)}) from stdin`))
  await pipeline(dump, copying)
  if (copying.rowCount !== rows) throw new Error(`Table ${name}: ${copying.rowCount} rows arrived of ${rows}.`)
}

/** Whether anybody has an account: without one there is no installation that a backup could be of. */
export async function hasPersons(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ table: string | null }>(`select to_regclass('persons')::text as table`)
  return Boolean(rows[0]?.table && (await client.query('select from persons limit 1')).rowCount)
}

export async function isEmpty(client: pg.Client): Promise<boolean> {
  const ours = await listTablesOfProduct(client)
  for (const { name } of await listTables(client)) {
    const { rowCount } = await client.query(`select 1 from ${pg.escapeIdentifier(name)} limit 1`)
    if (rowCount && !ours.includes(name)) return false
  }
  return true
}

/** Rows that a new database has from its migrations and first start. */
export async function emptyTablesOfProduct(client: pg.Client): Promise<void> {
  for (const name of await listTablesOfProduct(client)) await client.query(`delete from ${pg.escapeIdentifier(name)}`)
}

async function listTablesOfProduct(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select tablename as name from pg_policies where policyname = 'of_library'`)
  return ['instance_values', ...rows.map(({ name }) => name)]
}
