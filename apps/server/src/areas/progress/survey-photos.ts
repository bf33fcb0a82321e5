import { progressPhotoMaxBytes, type Pose } from '@allenio/contract/progress'
import { newId } from '@allenio/domain/ids'
import { notifyRecordListeners } from '#areas/client-records'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { claimUpload, deleteFile, replaceFile, undeleteFile } from '#platform/files'
import { listPhotos, photoFileIds, putPhoto } from './queries.ts'

interface SurveyPhotos {
  answerId: string
  clientId: string
  day: string
  isByClient: boolean
  /** The files by their pose, each named by the id of its upload. */
  photos: ReadonlyMap<Pose, string>
}

/** Stores the photos that an answer to a survey brings as the progress of its day; a correction replaces those that it changes. */
export async function storeSurveyPhotos(
  db: WorkspaceDb,
  actor: Actor,
  { answerId, clientId, day, isByClient, photos }: SurveyPhotos,
): Promise<void> {
  if (photos.size === 0) {
    await deleteSurveyPhotos(db, [answerId])
    return
  }
  const progress = await db.one<Row<'progresses', 'id'>>(sql`
    insert into progresses (id, client_id, day, note, is_by_client, author_id, survey_answer_id)
    values (${newId()}, ${clientId}, ${day}, '', ${isByClient}, ${actor.membershipId}, ${answerId})
    on conflict (workspace_id, survey_answer_id) where survey_answer_id is not null
      do update set day = excluded.day, deleted_at = null returning id`)
  const stored = await listPhotos(db, [progress.id])
  for (const [pose, fileId] of photos) {
    if (stored.some(photo => photo.pose === pose && photo.id === fileId)) continue
    const claim = { personId: actor.personId, accept: ['image/*'], maxBytes: progressPhotoMaxBytes, field: 'answers' }
    const file = await claimUpload(db, fileId, claim)
    await replaceFile(db, (await putPhoto(db, progress.id, { pose, fileId: file.id })) ?? null, file.id)
  }
  for (const { pose, id } of stored) {
    if (photos.has(pose)) continue
    await db.run(sql`delete from progress_photos where progress_id = ${progress.id} and pose = ${pose}`)
    await deleteFile(db, id)
  }
  await notifyRecordListeners(db, { kind: 'photos', clientId, day, isByClient, authorId: actor.membershipId })
}

export async function deleteSurveyPhotos(db: WorkspaceDb, answerIds: readonly string[]): Promise<void> {
  const rows = await db.many<Row<'progresses', 'id'>>(sql`
    update progresses set deleted_at = now()
    where survey_answer_id = any(${[...answerIds]}::uuid[]) and deleted_at is null returning id`)
  for (const { id } of rows) for (const fileId of await photoFileIds(db, id)) await deleteFile(db, fileId)
}

export async function undeleteSurveyPhotos(db: WorkspaceDb, answerIds: readonly string[]): Promise<void> {
  const rows = await db.many<Row<'progresses', 'id'>>(sql`
    update progresses set deleted_at = null
    where survey_answer_id = any(${[...answerIds]}::uuid[]) and deleted_at is not null returning id`)
  for (const { id } of rows) for (const fileId of await photoFileIds(db, id)) await undeleteFile(db, fileId)
}
