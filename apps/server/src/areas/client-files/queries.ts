import { newId } from '@allenio/domain/ids'
import { authorName, isRecordAt, withAuthor, type RecordAt } from '#areas/client-records'
import { joined, limitToPage, searchForm, sql, type Row, type Total, type WorkspaceDb } from '#platform/db'
import type { FileRow } from '#platform/files'
import { canBeRestored } from '#platform/records'

export type ClientFileRow = FileRow & { record_id: string; added_at: string; author_name: string | null }

export const filesPerPage = 50

const selectFiles = sql`
  select f.*, r.id as record_id, r.created_at as added_at, ${authorName}
  from client_files r join files f on f.id = r.file_id and f.deleted_at is null ${withAuthor}`

interface FileQuery {
  page: number
  search?: string | undefined
}

const filterCondition = (clientId: string, search: string | undefined) =>
  joined(
    [sql`r.client_id = ${clientId}`, sql`r.deleted_at is null`, ...(search ? [sql`position(${searchForm(search)} in r.search) > 0`] : [])],
    ' and ',
  )

export const listFileRows = (db: WorkspaceDb, clientId: string, { page, search }: FileQuery) =>
  db.many<ClientFileRow>(sql`
  ${selectFiles} where ${filterCondition(clientId, search)}
  order by r.created_at desc, r.id desc ${limitToPage(page, filesPerPage)}`)

export const countFiles = async (db: WorkspaceDb, clientId: string, search: string | undefined): Promise<number> =>
  (await db.one<Total>(sql`select count(*) as total from client_files r where ${filterCondition(clientId, search)}`)).total

export const findFilesOfClient = (db: WorkspaceDb, clientId: string, ids: readonly string[]) =>
  db.many<ClientFileRow>(sql`
  ${selectFiles} where r.client_id = ${clientId} and r.id = any(${[...ids]}::uuid[]) and r.deleted_at is null
  order by r.created_at desc, r.id desc`)

export interface NewClientFile {
  clientId: string
  file: FileRow
  authorId: string
}

export async function insertClientFile(db: WorkspaceDb, { clientId, file, authorId }: NewClientFile): Promise<string> {
  const id = newId()
  await db.run(sql`
    insert into client_files (id, client_id, file_id, name, author_id) values (${id}, ${clientId}, ${file.id}, ${file.name}, ${authorId})`)
  return id
}

/** Deletes a file's row. Returns the file, as `undeleteClientFile` does. */
export const deleteClientFile = (db: WorkspaceDb, at: RecordAt) =>
  db.maybeOne<Row<'client_files', 'file_id'>>(sql`
  update client_files r set deleted_at = now() where ${isRecordAt(at)} and deleted_at is null returning file_id`)

export const undeleteClientFile = (db: WorkspaceDb, at: RecordAt) =>
  db.maybeOne<Row<'client_files', 'file_id'>>(sql`
  update client_files r set deleted_at = null where ${isRecordAt(at)} and ${canBeRestored} returning file_id`)
