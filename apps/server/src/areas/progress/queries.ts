import type { Pose } from '@allenio/contract/progress'
import { newId } from '@allenio/domain/ids'
import { authorName, isRecordAt, withAuthor, type AuthoredRow, type RecordAt } from '#areas/client-records'
import { deleteWeight, undeleteWeightOf } from '#areas/weights'
import { limitToPage, sql, type OrNull, type Row, type Sql, type Total, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import type { FileRow } from '#platform/files'
import { canBeRestored } from '#platform/records'

export type ProgressRow = AuthoredRow &
  Row<'progresses', 'id' | 'client_id' | 'day' | 'weight_id' | 'note' | 'created_at'> &
  OrNull<Row<'weights', 'kg'>>

export const progressesPerPage = 20

/** Selects progress rows `r` with their weight; conditions may use the clients `c`. */
export const selectProgress = (where: Sql) => sql`
  select r.id, r.client_id, r.day, r.weight_id, w.kg, r.note, r.is_by_client, r.created_at, ${authorName}
  from progresses r join clients c on c.id = r.client_id
  left join weights w on w.id = r.weight_id and w.deleted_at is null ${withAuthor}
  where ${where}`

export interface ProgressDays {
  clientId: string
  from?: string | undefined
  to?: string | undefined
}

/** A condition on progress rows `r`. */
const isWithin = ({ clientId, from, to }: ProgressDays): Sql => sql`
  r.client_id = ${clientId} and r.deleted_at is null and r.day between coalesce(${from ?? null}::date, '-infinity')
  and coalesce(${to ?? null}::date, 'infinity')`

export const listProgressRows = (db: WorkspaceDb, days: ProgressDays, page: number) =>
  db.many<ProgressRow>(sql`
  ${selectProgress(isWithin(days))}
  order by r.day desc, r.id desc ${limitToPage(page, progressesPerPage)}`)

export const countProgresses = async (db: WorkspaceDb, days: ProgressDays): Promise<number> =>
  (await db.one<Total>(sql`select count(*) as total from progresses r where ${isWithin(days)}`)).total

export const findProgress = (db: WorkspaceDb, at: RecordAt) =>
  db.maybeOne<ProgressRow>(selectProgress(sql`${isRecordAt(at)} and r.deleted_at is null`))

/** The progress with this id, deleted or not. */
export const findSentProgress = (db: WorkspaceDb, at: RecordAt) => db.maybeOne<ProgressRow>(selectProgress(isRecordAt(at)))

export type PhotoRow = FileRow & Row<'progress_photos', 'progress_id' | 'pose'>

export const listPhotos = (db: WorkspaceDb, progressIds: readonly string[]) =>
  db.many<PhotoRow>(sql`
  select f.*, p.progress_id, p.pose from progress_photos p join files f on f.id = p.file_id and f.deleted_at is null
  where p.progress_id = any(${[...progressIds]}::uuid[])`)

export interface NewProgress {
  id?: string
  clientId: string
  day: string
  note: string
  isByClient: boolean
  authorId: string
}

/** Answers the id, and whether the row is new: one that a device sends again stays as it is. */
export async function insertProgress(db: WorkspaceDb, progress: NewProgress): Promise<{ id: string; isNew: boolean }> {
  const { id = newId(), clientId, day, note, isByClient, authorId } = progress
  const isNew =
    (await db.run(sql`
    insert into progresses (id, client_id, day, note, is_by_client, author_id)
    values (${id}, ${clientId}, ${day}, ${note}, ${isByClient}, ${authorId}) on conflict (workspace_id, id) do nothing`)) > 0
  if (!isNew && !(await findSentProgress(db, { id, clientId }))) throw new AppError('record id taken')
  return { id, isNew }
}

/** Answers the file that the new one replaces. */
export async function putPhoto(
  db: WorkspaceDb,
  progressId: string,
  { pose, fileId }: { pose: Pose; fileId: string },
): Promise<string | undefined> {
  const before = await db.maybeOne<Row<'progress_photos', 'file_id'>>(sql`
    delete from progress_photos where progress_id = ${progressId} and pose = ${pose} returning file_id`)
  await db.run(sql`insert into progress_photos (progress_id, pose, file_id) values (${progressId}, ${pose}, ${fileId})`)
  return before?.file_id
}

export const updateProgressRow = (db: WorkspaceDb, { id, day, note }: { id: string; day: string; note: string }) =>
  db.run(sql`
  update progresses set day = ${day}, note = ${note} where id = ${id} and deleted_at is null`)

export const linkWeight = (db: WorkspaceDb, id: string, weightId: string | null) =>
  db.run(sql`
  update progresses set weight_id = ${weightId} where id = ${id}`)

type LinkedWeight = Row<'progresses', 'weight_id'>

/** Deletes the progress and its pictures, and its weight unless `keepsWeight`; false when there is no such row. */
export async function deleteProgressRow(db: WorkspaceDb, at: RecordAt, { keepsWeight }: { keepsWeight: boolean }): Promise<boolean> {
  const row = await db.maybeOne<LinkedWeight>(sql`
    update progresses r set deleted_at = now() where ${isRecordAt(at)} and deleted_at is null returning weight_id`)
  if (!row) return false
  if (!keepsWeight && row.weight_id !== null) await deleteWeight(db, { id: row.weight_id, clientId: at.clientId })
  return true
}

export async function undeleteProgressRow(db: WorkspaceDb, at: RecordAt): Promise<boolean> {
  const row = await db.maybeOne<LinkedWeight>(sql`
    select weight_id from progresses r where ${isRecordAt(at)} and ${canBeRestored} for update`)
  if (!row) return false
  if (row.weight_id !== null) {
    const deletedAt = sql`(select deleted_at from progresses where id = ${at.id})`
    await undeleteWeightOf(db, { id: row.weight_id, clientId: at.clientId }, deletedAt)
  }
  await db.run(sql`update progresses set deleted_at = null where id = ${at.id}`)
  return true
}

export const photoFileIds = async (db: WorkspaceDb, progressId: string): Promise<string[]> =>
  (await db.many<Row<'progress_photos', 'file_id'>>(sql`select file_id from progress_photos where progress_id = ${progressId}`)).map(
    ({ file_id }) => file_id,
  )
