import type { ParsedInput } from '@allenio/contract'
import { diaryLimits, type addOwnMealPhoto, type DiaryPhoto } from '@allenio/contract/meal-diary'
import { isRecordAt, type RecordAt } from '#areas/client-records'
import { findGivenMeal } from '#areas/meal-plans'
import { sql, type Count, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { claimUpload, deleteFile, presentFile, undeleteFile } from '#platform/files'
import { canBeRestored } from '#platform/records'
import { lockDay, refuseFarDay, type OwnDiary } from './own-diary.ts'
import { findPhoto, type PhotoRow } from './queries.ts'
import { notifyDiaryWritten } from './team/notifications.ts'

export const presentPhoto = (row: PhotoRow, personId: string): DiaryPhoto => ({
  id: row.photo_id,
  day: row.day,
  mealId: row.meal_id,
  entryId: row.entry_id,
  file: presentFile(row, personId),
  createdAt: row.created_at,
})

type Write = ParsedInput<typeof addOwnMealPhoto>

/** Adds a photo. One that a device sends again stays as it is, because its upload no longer exists. */
export async function addPhoto(db: WorkspaceDb, diary: OwnDiary, write: Write): Promise<DiaryPhoto> {
  const { clientId, actor } = diary
  const { id, day, mealId, entryId, photoUploadId } = write
  refuseFarDay(diary, day)
  if ((mealId === null) === (entryId === null)) throw wrongField('mealId', 'invalid input')
  await lockDay(db, clientId, day)
  const sent = await findPhoto(db, id, clientId)
  if (sent) return presentPhoto(sent, actor.personId)
  await requireSubject(db, clientId, write)
  if (photoUploadId === undefined) throw wrongField('photo', 'photo needed')
  await requireRoom(db, clientId, day)
  const file = await claimUpload(db, photoUploadId, {
    personId: actor.personId,
    accept: ['image/*'],
    maxBytes: diaryLimits.photoBytes,
    field: 'photo',
  })
  const isNew = await db.run(sql`
    insert into diary_photos (id, client_id, day, meal_id, entry_id, file_id)
    values (${id}, ${clientId}, ${day}, ${mealId}, ${entryId}, ${file.id}) on conflict (workspace_id, id) do nothing`)
  if (!isNew) throw new AppError('record id taken')
  await notifyDiaryWritten(db, diary, day)
  return presentPhoto(found(await findPhoto(db, id, clientId)), actor.personId)
}

async function requireSubject(db: WorkspaceDb, clientId: string, { day, mealId, entryId }: Write): Promise<void> {
  if (mealId !== null) found((await findGivenMeal(db, clientId, mealId)) || undefined)
  if (entryId === null) return
  found(
    await db.maybeOne(sql`
    select from diary_entries where id = ${entryId} and client_id = ${clientId} and day = ${day} and deleted_at is null`),
  )
}

async function requireRoom(db: WorkspaceDb, clientId: string, day: string): Promise<void> {
  const { count } = await db.one<Count>(sql`
    select count(*) as count from diary_photos where client_id = ${clientId} and day = ${day} and deleted_at is null`)
  if (count >= diaryLimits.photosOfDay) throw new AppError('diary full')
}

type PhotoFile = Row<'diary_photos', 'file_id'>

export async function deletePhoto(db: WorkspaceDb, at: RecordAt): Promise<void> {
  const { file_id: fileId } = found(
    // another device may have taken it away already
    await db.maybeOne<PhotoFile>(sql`
    update diary_photos r set deleted_at = coalesce(r.deleted_at, now()) where ${isRecordAt(at)} returning r.file_id`),
  )
  await deleteFile(db, fileId)
}

/** A photo of an entry that is deleted, too, comes back with it. */
export async function undeletePhoto(db: WorkspaceDb, at: RecordAt): Promise<void> {
  const { day } = found(await findPhoto(db, at.id, at.clientId))
  await lockDay(db, at.clientId, day)
  await requireRoom(db, at.clientId, day)
  const { file_id: fileId } = found(
    await db.maybeOne<PhotoFile>(sql`
    update diary_photos r set deleted_at = null where ${isRecordAt(at)} and r.${canBeRestored}
      and not exists (select from diary_entries e where e.id = r.entry_id and e.deleted_at is not null) returning r.file_id`),
  )
  await undeleteFile(db, fileId)
}

export const readPhoto = async (db: WorkspaceDb, { id, clientId }: RecordAt, personId: string): Promise<DiaryPhoto> =>
  presentPhoto(found(await findPhoto(db, id, clientId)), personId)
