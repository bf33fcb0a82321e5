import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable, type Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import pg from 'pg'
import { extract, pack, type Pack } from 'tar-stream'
import { connectClient } from '#platform/db'
import { dumpTable, emptyTablesOfProduct, hasPersons, isEmpty, listTables, loadTable, readDump, type TableDump } from './tables.ts'

/** Where the files' bytes are; the files engine gives it. */
export interface FileBytes {
  list(): AsyncIterable<string>
  read(key: string): Promise<{ body: Readable; bytes: number }>
  /** Answers whether the store did not have the key before. */
  write(key: string, bytes: Readable): Promise<boolean>
  erase(keys: readonly string[]): Promise<void>
}

export interface Manifest {
  format: 1
  migration: number
  createdAt: string
  tables: TableDump[]
}

export interface BackupReport {
  tables: number
  rows: number
  files: number
  missing: string[]
}

const manifestName = 'allenio.json'
const noBackup = 'This is no backup of Allenio.'

export interface BackupOptions {
  ownerUrl: string
  files: FileBytes
  target: string
  /** For each stream that is written into a folder: ends it before its disk is full. */
  gateOf: (folder: string) => Duplex
}

/** Everything in one compressed file: the tables as of one moment, then the files that they name. */
export async function backup({ ownerUrl, files, target, gateOf }: BackupOptions): Promise<BackupReport> {
  const client = await connectClient(ownerUrl, { name: 'allenio backup' })
  const workshop = await mkdtemp(join(tmpdir(), 'allenio-backup-'))
  const unfinished = `${target}.part`
  try {
    await client.query('begin isolation level repeatable read read only')
    if (!(await hasPersons(client))) throw new Error('There is nothing to back up: this database has no account.')
    const { rows } = await client.query<{ number: number }>('select max(number) as number from migrations')
    const tables: TableDump[] = []
    for (const table of await listTables(client)) {
      tables.push(await dumpTable(client, table, { file: join(workshop, table.name), gate: gateOf(workshop) }))
    }
    await client.query('commit')

    const manifest: Manifest = { format: 1, migration: rows[0]?.number ?? 0, createdAt: new Date().toISOString(), tables }
    const archive = pack()
    const output = pipeline(archive, createGzip(), gateOf(dirname(target)), createWriteStream(unfinished, { mode: 0o600 }))
    const contents = fill(archive, { manifest, workshop, files })
    await Promise.all([output, contents])
    await rename(unfinished, target)
    return { tables: tables.length, rows: tables.reduce((sum, each) => sum + each.rows, 0), ...(await contents) }
  } finally {
    await client.end()
    await rm(workshop, { recursive: true, force: true })
    await rm(unfinished, { force: true })
  }
}

async function fill(archive: Pack, { manifest, workshop, files }: { manifest: Manifest; workshop: string; files: FileBytes }) {
  archive.entry({ name: manifestName }, JSON.stringify(manifest, null, 2))
  for (const { name, bytes } of manifest.tables) {
    await pipeline(readDump(join(workshop, name)), archive.entry({ name: `tables/${name}`, size: bytes }))
  }
  let count = 0
  const missing: string[] = []
  for await (const key of files.list()) {
    const stored = await files.read(key).catch(() => undefined)
    if (!stored) {
      missing.push(key)
      continue
    }
    await pipeline(stored.body, archive.entry({ name: `files/${key}`, size: stored.bytes }))
    count += 1
  }
  archive.finalize()
  return { files: count, missing }
}

export interface RestoreOptions {
  ownerUrl: string
  files: FileBytes
  source: string
  /** Brings the empty database to the backup's own number, so that its rows fit. */
  migrateTo: (migration: number) => Promise<void>
  /** And on to today's. */
  migrateOn: () => Promise<void>
}

export async function restore({ ownerUrl, files, source, migrateTo, migrateOn }: RestoreOptions): Promise<BackupReport> {
  const client = await connectClient(ownerUrl, { name: 'allenio restore' })
  let manifest: Manifest | undefined
  let count = 0
  let isLoaded = false
  const newKeys: string[] = []
  const loaded = new Set<string>()
  try {
    await eachEntry(source, async (name, body) => {
      if (name === manifestName) {
        manifest = parseManifest(await textOf(body))
        await migrateTo(manifest.migration)
        if (!(await isEmpty(client))) throw new Error('The database is not empty. Restore only into a fresh one.')
        await client.query('begin')
        await client.query('create temporary table dropped_keys (on_table text, name text, definition text) on commit drop')
        await takeForeignKeys(client)
        // triggers are off, because the rows that they would add are in the archive
        await switchTriggers(client, 'disable')
        await emptyTablesOfProduct(client)
      } else if (name.startsWith('tables/') && manifest) {
        const table = manifest.tables.find(each => `tables/${each.name}` === name)
        if (!table) throw new Error(`The archive holds ${name}, which its list does not name.`)
        await loadTable(client, table, body)
        loaded.add(table.name)
      } else if (name.startsWith('files/')) {
        const key = name.slice('files/'.length)
        if (await files.write(key, body)) newKeys.push(key)
        count += 1
      } else throw new Error(`The archive holds ${name}, which is none of ours.`)
    })
    if (!manifest) throw new Error(noBackup)
    const missingTables = manifest.tables.filter(each => !loaded.has(each.name))
    if (missingTables.length) throw new Error(`The archive is cut off: ${missingTables.map(each => each.name).join(', ')} did not arrive.`)
    await giveForeignKeysBack(client)
    await switchTriggers(client, 'enable')
    await client.query('commit')
    isLoaded = true
    await migrateOn()
    // until the tables are counted, the first statements would be planned as if they were empty
    await client.query('analyze')
    return { tables: loaded.size, rows: manifest.tables.reduce((sum, each) => sum + each.rows, 0), files: count, missing: [] }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    // a file that the store had before may belong to the installation that the backup is of
    if (!isLoaded) await files.erase(newKeys)
    throw error
  } finally {
    await client.end()
  }
}

// rows arrive table by table, so foreign keys are dropped meanwhile and checked when they are restored
async function takeForeignKeys(client: pg.Client): Promise<void> {
  await client.query(`insert into dropped_keys select conrelid::regclass::text, conname, pg_get_constraintdef(oid)
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { on_table, name } of await droppedKeys(client))
    await client.query(`alter table ${on_table} drop constraint ${pg.escapeIdentifier(name)}`)
}

async function giveForeignKeysBack(client: pg.Client): Promise<void> {
  for (const { on_table, name, definition } of await droppedKeys(client)) {
    await client.query(`alter table ${on_table} add constraint ${pg.escapeIdentifier(name)} ${definition}`)
  }
}

async function switchTriggers(client: pg.Client, change: 'enable' | 'disable'): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`select distinct tgrelid::regclass::text as name from pg_trigger
    join pg_class c on c.oid = tgrelid where not tgisinternal and c.relnamespace = 'public'::regnamespace`)
  for (const { name } of rows) await client.query(`alter table ${name} ${change} trigger user`)
}

const droppedKeys = async (client: pg.Client) =>
  (await client.query<{ on_table: string; name: string; definition: string }>('select * from dropped_keys')).rows

/** Refuses a file that is no backup, or one of a newer version, before anything is made for it. */
export async function checkArchive(source: string, known: readonly { number: number }[]): Promise<void> {
  const manifest = await readManifest(source)
  const newest = Math.max(0, ...known.map(({ number }) => number))
  if (manifest.migration > newest) {
    throw new Error(
      `The backup is of a newer version (migration ${manifest.migration}, here ${newest}). Restore it with that version or a newer one.`,
    )
  }
}

/** Reads the list that an archive begins with. */
async function readManifest(source: string): Promise<Manifest> {
  const entries = extract()
  const extraction = pipeline(createReadStream(source), createGunzip(), entries)
  // a fault of the file also ends the loop
  extraction.catch(() => undefined)
  for await (const entry of entries) {
    if (entry.header.name !== manifestName) break
    return parseManifest(await textOf(Readable.from(entry)))
  }
  throw new Error(noBackup)
}

async function eachEntry(source: string, take: (name: string, body: Readable) => Promise<void>): Promise<void> {
  const entries = extract()
  const extraction = pipeline(createReadStream(source), createGunzip(), entries)
  // a cut archive makes the loop below throw, so this second rejection is ignored
  extraction.catch(() => undefined)
  for await (const entry of entries) {
    await take(entry.header.name, Readable.from(entry))
    entry.resume()
  }
  await extraction
}

async function textOf(body: Readable): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of body) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}

function parseManifest(text: string): Manifest {
  const manifest: unknown = JSON.parse(text)
  if (typeof manifest !== 'object' || manifest === null || !('format' in manifest) || manifest.format !== 1) {
    throw new Error('This is no backup of Allenio, or one of a newer kind.')
  }
  return manifest as Manifest // our own writing, of the one format there is
}
