import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { csvRows } from '@allenio/domain/tables'
import { collectionOf } from '#platform/contributions'
import { lockFor, nameInSql, sql, type Database, type Row, type SystemDb, type TableName } from '#platform/db'

/** Rows that belong to the product and come with it as files: exercises, foods. */
export interface Library {
  name: string
  /** The names of the files in the folder of the libraries. */
  files: readonly string[]
  /** A table of one row: the digest of the files that were loaded last, and how often the library has changed. */
  state: TableName
  /** Writes all rows. Edits by a super admin stay, and rows that the files no longer name are no longer offered. */
  write: (db: SystemDb, texts: readonly string[]) => Promise<unknown>
}

export const libraries = collectionOf<Library>('libraries', library => library.name)

export async function loadLibraries(database: Database, folder: string): Promise<void> {
  for (const library of libraries.gathered()) await loadLibrary(database, library, folder)
}

/** Loads the files, unless the same ones were loaded last. */
export async function loadLibrary(database: Database, { name, files, state, write }: Library, folder: string): Promise<void> {
  const texts = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')))
  const digest = createHash('sha256').update(texts.join('\n')).digest('hex')
  // all tables of states have this column
  const isLoaded = async (db: SystemDb) =>
    (await db.one<Row<'system_exercise_state', 'digest'>>(sql`select digest from ${nameInSql(state)}`)).digest === digest
  if (await database.withSystem('read', isLoaded)) return
  await database.withSystem('write', async db => {
    // without the lock, nodes that start together would load the library twice
    await lockFor(db, `library ${name}`)
    if (await isLoaded(db)) return
    await write(db, texts)
    await db.run(sql`update ${nameInSql(state)} set digest = ${digest}, revision = revision + 1`)
  })
}

/** The rows of a file by its headings. */
export function libraryRows(text: string): Record<string, string>[] {
  const [headings, ...rows] = [...csvRows(text, { separator: ',' })]
  if (!headings) throw new Error('a file of the library is empty')
  return rows.map(({ cells }) => Object.fromEntries(headings.cells.map((column, at) => [column, cells[at] ?? ''])))
}
