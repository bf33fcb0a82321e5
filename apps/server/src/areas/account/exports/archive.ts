import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Language } from '@allenio/contract'
import { ZipFile } from 'yazl'
import { beginPath, sql, type Database, type Row, type SystemDb } from '#platform/db'
import { useFiles, type FileRow } from '#platform/files'
import { csvOf } from './csv.ts'
import { exporters, type ExportPart } from './exporters.ts'

export interface ArchiveOf {
  personId: string
  /** The business that is copied as a whole; null for the person's own data everywhere. */
  workspaceId: string | null
  language: Language
}

/** The archive as a stream; files are read from the store one after the other while it is written. */
export async function openArchive(database: Database, of: ArchiveOf): Promise<Readable> {
  const zip = new ZipFile()
  const out = new PassThrough()
  const addedFileIds = new Set<string>()
  let reading: Readable | undefined
  // writing starts at once and may fail before anybody reads: the reader gets the error then
  zip.on('error', error => out.destroy(asError(error)))
  // closes open files if the archive is abandoned
  out.once('close', () => reading?.destroy())
  for (const stream of [out, zip.outputStream]) stream.on('error', () => undefined)
  pipeline(zip.outputStream, out).catch(() => undefined)
  const put = (folder: string, { tables = [], files = [] }: ExportPart) => {
    for (const { name, rows } of tables) {
      zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), `${folder}data/${name}.json`)
      zip.addBuffer(Buffer.from(csvOf(rows, of.language)), `${folder}data/${name}.csv`)
    }
    for (const file of files) {
      if (addedFileIds.has(file.id)) continue
      addedFileIds.add(file.id)
      const name = `${folder}files/${file.id.slice(-8)} ${safeName(file)}`
      zip.addReadStreamLazy(name, { compress: file.kind === 'other' }, give => {
        // the archive is written beside the handles that fill it, which do not wait for its files
        beginPath(() => useFiles().store.get(file.storage_key))
          .then(({ body }) => {
            reading = body
            give(null, body)
            // a file without bytes fails the whole archive: a copy must not lack something silently
          })
          .catch((error: unknown) => out.destroy(asError(error)))
      })
    }
  }
  if (of.workspaceId === null) await putPerson(database, of.personId, put)
  else await putWorkspace(database, of.workspaceId, put)
  zip.end()
  return out
}

type Put = (folder: string, part: ExportPart) => void

async function putPerson(database: Database, personId: string, put: Put): Promise<void> {
  const workspaces = await database.withSystem('read', async db => {
    for (const exporter of exporters.gathered()) if (exporter.ofPerson) put('', await exporter.ofPerson(db, personId))
    return findWorkspacesOf(db, personId)
  })
  for (const { id, name } of workspaces) {
    await database.withWorkspace(id, 'read', async db => {
      const folder = `${safeName({ name })}/`
      for (const exporter of exporters.gathered()) if (exporter.ofMember) put(folder, await exporter.ofMember(db, personId))
    })
  }
}

const putWorkspace = (database: Database, workspaceId: string, put: Put) =>
  database.withWorkspace(workspaceId, 'read', async db => {
    for (const exporter of exporters.gathered()) if (exporter.ofWorkspace) put('', await exporter.ofWorkspace(db))
  })

const findWorkspacesOf = (db: SystemDb, personId: string) =>
  db.many<Row<'workspaces', 'id' | 'name'>>(sql`
  select w.id, w.name from memberships m join workspaces w on w.id = m.workspace_id
  where m.person_id = ${personId} order by w.name, w.id`)

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

// names of entries must not climb to other folders, nor hold characters that some systems forbid
const safeName = ({ name }: Pick<FileRow, 'name'>): string =>
  name
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 120) || '_'
