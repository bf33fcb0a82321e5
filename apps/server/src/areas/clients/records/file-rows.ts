import type { FileKind } from '@allenio/contract/files'
import type { mediaOrigins, Pose } from '@allenio/contract/client-records'
import { newId } from '@allenio/domain/ids'
import { joined, sql, type WorkspaceDb } from '#platform/db'
import type { FileRow } from '#platform/files'
import { authorName, withAuthor } from './reader.ts'
import { undeletable } from './weight-rows.ts'

export type ClientFileRow = FileRow & { record_id: string, added_at: string, author_name: string | null }

export const filesPerPage = 50

const selectFiles = sql`
  select f.*, r.id as record_id, r.created_at as added_at, ${authorName}
  from client_files r join files f on f.id = r.file_id and f.deleted_at is null ${withAuthor}`

interface Listed {
  page: number
  search?: string | undefined
}

const narrowed = (clientId: string, search: string | undefined) => joined([
  sql`r.client_id = ${clientId}`, sql`r.deleted_at is null`,
  ...(search ? [sql`position(search_form(${search}) in r.search) > 0`] : []),
], ' and ')

export const listFileRows = (db: WorkspaceDb, clientId: string, { page, search }: Listed) => db.many<ClientFileRow>(sql`
  ${selectFiles} where ${narrowed(clientId, search)}
  order by r.created_at desc, r.id desc limit ${filesPerPage + 1} offset ${(page - 1) * filesPerPage}`)

export const countFiles = async (db: WorkspaceDb, clientId: string, search: string | undefined): Promise<number> =>
  (await db.one<{ total: number }>(sql`select count(*) as total from client_files r where ${narrowed(clientId, search)}`)).total

export const findFilesOfClient = (
  db: WorkspaceDb, clientId: string, ids: readonly string[],
) => db.many<ClientFileRow>(sql`
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

interface FileAt {
  id: string
  clientId: string
}

/** Both answer the file that goes with the row. */
export const markFileDeleted = (db: WorkspaceDb, { id, clientId }: FileAt) => db.maybeOne<{ file_id: string }>(sql`
  update client_files set deleted_at = now() where id = ${id} and client_id = ${clientId} and deleted_at is null returning file_id`)

export const bringFileBack = (db: WorkspaceDb, { id, clientId }: FileAt) => db.maybeOne<{ file_id: string }>(sql`
  update client_files set deleted_at = null where id = ${id} and client_id = ${clientId} and ${undeletable} returning file_id`)

export const mediaPerPage = 48

export type MediumRow = FileRow & {
  origin: (typeof mediaOrigins)[number]
  origin_id: string
  day: string
  pose: Pose | null
  kg: number | null
}

interface MediaFilter {
  kind?: FileKind | undefined
  origin?: MediumRow['origin'] | undefined
}

const mediaOf = (clientId: string) => sql`(
  select p.file_id, 'progress' as origin, r.id as origin_id, r.day, p.pose, w.kg
    from progresses r join progress_photos p on p.progress_id = r.id
    left join weights w on w.id = r.weight_id and w.deleted_at is null
    where r.client_id = ${clientId} and r.deleted_at is null
  union all
  select file_id, 'file', id, (created_at at time zone 'Europe/Rome')::date, null, null
    from client_files where client_id = ${clientId} and deleted_at is null
  union all
  select file_id, 'advice', id, (created_at at time zone 'Europe/Rome')::date, null, null
    from nutritional_advices where client_id = ${clientId} and deleted_at is null and file_id is not null
) m join files f on f.id = m.file_id and f.deleted_at is null`

const fitting = ({ kind, origin }: MediaFilter) => joined([
  sql`true`, ...(kind ? [sql`f.kind = ${kind}`] : []), ...(origin ? [sql`m.origin = ${origin}`] : []),
], ' and ')

export const listMediaRows = (
  db: WorkspaceDb, clientId: string, { page, ...filter }: MediaFilter & { page: number },
) => db.many<MediumRow>(sql`
  select f.*, m.origin, m.origin_id, m.day, m.pose, m.kg from ${mediaOf(clientId)} where ${fitting(filter)}
  order by m.day desc, m.origin_id desc, position(m.pose in 'front side back'), f.id
  limit ${mediaPerPage + 1} offset ${(page - 1) * mediaPerPage}`)

export const countMedia = async (db: WorkspaceDb, clientId: string, filter: MediaFilter): Promise<number> =>
  (await db.one<{ total: number }>(sql`select count(*) as total from ${mediaOf(clientId)} where ${fitting(filter)}`)).total
