import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { sql, type Database, type SystemDb } from '#platform/db'
import { useFiles, type FileRow } from '#platform/files'
import { csvOf } from './csv.ts'
import { allExporters, type ExportPart } from './exporters.ts'

export interface ArchiveOf {
  personId: string
  /** The whole business, or without it the person's own data everywhere. */
  workspaceId: string | null
}

/** The archive as a stream; files are read from the store one after the other while it is written. */
export async function openArchive(database: Database, of: ArchiveOf): Promise<Readable> {
  const zip = new ZipFile()
  const taken = new Set<string>()
  const put = (folder: string, { tables = [], files = [] }: ExportPart) => {
    for (const { name, rows } of tables) {
      zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), `${folder}data/${name}.json`)
      zip.addBuffer(Buffer.from(csvOf(rows)), `${folder}data/${name}.csv`)
    }
    for (const file of files) {
      if (taken.has(file.id)) continue
      taken.add(file.id)
      const name = `${folder}files/${file.id.slice(-8)} ${safeName(file)}`
      zip.addReadStreamLazy(name, { compress: file.kind === 'other' }, give => void giveBytes(file, give))
    }
  }
  if (of.workspaceId === null) await putPerson(database, of.personId, put)
  else await putWorkspace(database, of.workspaceId, put)
  // its declared type is the older interface of the same stream
  const out = Readable.from(zip.outputStream as AsyncIterable<Buffer>)
  zip.on('error', error => out.destroy(error instanceof Error ? error : new Error(String(error))))
  zip.end()
  return out
}

type Put = (folder: string, part: ExportPart) => void

async function putPerson(database: Database, personId: string, put: Put): Promise<void> {
  const workspaces = await database.withSystem('read', async db => {
    for (const exporter of allExporters()) if (exporter.ofPerson) put('', await exporter.ofPerson(db, personId))
    return findWorkspacesOf(db, personId)
  })
  for (const { id, name } of workspaces) {
    await database.withWorkspace(id, 'read', async db => {
      const folder = `${safeName({ name })}/`
      for (const exporter of allExporters()) if (exporter.ofMember) put(folder, await exporter.ofMember(db, personId))
    })
  }
}

const putWorkspace = (database: Database, workspaceId: string, put: Put) =>
  database.withWorkspace(workspaceId, 'read', async db => {
    for (const exporter of allExporters()) if (exporter.ofWorkspace) put('', await exporter.ofWorkspace(db))
  })

const findWorkspacesOf = (db: SystemDb, personId: string) => db.many<{ id: string, name: string }>(sql`
  select w.id, w.name from memberships m join workspaces w on w.id = m.workspace_id
  where m.person_id = ${personId} order by w.name, w.id`)

type Give = (error: unknown, bytes: NodeJS.ReadableStream) => void

/** A file without bytes ends the archive as a failure: a copy that silently lacks something is none. */
async function giveBytes({ storage_key }: FileRow, give: Give): Promise<void> {
  try {
    give(null, (await useFiles().store.get(storage_key)).body)
  } catch (error) {
    give(error, Readable.from([]))
  }
}

// names of archives' entries must not climb, nor hold what some systems forbid
const safeName = ({ name }: Pick<FileRow, 'name'>): string =>
  name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_').slice(0, 120) || '_'
