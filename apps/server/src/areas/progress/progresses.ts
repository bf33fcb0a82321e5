import { poses, progressPhotoMaxBytes, type Pose, type Progress } from '@allenio/contract/progress'
import { mayChange, notifyRecordListeners, presentAuthor, type Reader, type RecordAt } from '#areas/client-records'
import { lastDayFor, refuseStrangeDay } from '#areas/clients'
import { updateWeightRow, deleteWeight, insertWeight } from '#areas/weights'
import type { Actor } from '#platform/access'
import { pageOf, type WorkspaceDb } from '#platform/db'
import { found, wrongField } from '#platform/errors'
import { claimUpload, deleteFile, presentFile, replaceFile, undeleteFile } from '#platform/files'
import { notifyPhotosAdded } from './notifications.ts'
import {
  updateProgressRow,
  countProgresses,
  deleteProgressRow,
  findProgress,
  findSentProgress,
  insertProgress,
  linkWeight,
  listPhotos,
  listProgressRows,
  photoFileIds,
  progressesPerPage,
  type ProgressDays,
  type ProgressRow,
  putPhoto,
  undeleteProgressRow,
} from './queries.ts'

const uploadFields = { front: 'frontUploadId', side: 'sideUploadId', back: 'backUploadId' } as const satisfies Record<Pose, string>

export interface ProgressFields {
  day: string
  kg?: number | undefined
  note: string
  frontUploadId?: string | undefined
  sideUploadId?: string | undefined
  backUploadId?: string | undefined
}

export async function presentProgresses(db: WorkspaceDb, rows: readonly ProgressRow[], reader: Reader): Promise<Progress[]> {
  const photos = rows.length
    ? await listPhotos(
        db,
        rows.map(({ id }) => id),
      )
    : []
  return rows.map(row => ({
    id: row.id,
    day: row.day,
    kg: row.kg,
    note: row.note,
    photos: poses.flatMap(pose =>
      photos
        .filter(photo => photo.progress_id === row.id && photo.pose === pose)
        .map(file => ({ pose, file: presentFile(file, reader.personId) })),
    ),
    ...presentAuthor(row, reader),
    createdAt: row.created_at,
    may: { update: !reader.isClient && mayChange(row, reader), delete: mayChange(row, reader) },
  }))
}

export async function presentProgress(db: WorkspaceDb, row: ProgressRow | undefined, reader: Reader): Promise<Progress> {
  const [progress] = await presentProgresses(db, [found(row)], reader)
  return found(progress)
}

export async function readProgresses(db: WorkspaceDb, days: ProgressDays, { page, reader }: { page: number; reader: Reader }) {
  const [rows, total] = await Promise.all([listProgressRows(db, days, page), countProgresses(db, days)])
  const { pageRows, nextPage } = pageOf(rows, page, progressesPerPage)
  return { progresses: await presentProgresses(db, pageRows, reader), nextPage, total }
}

interface ProgressOwner {
  id?: string
  clientId: string
  isByClient: boolean
}

/** Creates the progress of one day; one that a device sends again under the same id stays as it is. */
export async function keepProgress(
  db: WorkspaceDb,
  actor: Actor,
  { fields, ...owner }: ProgressOwner & { fields: ProgressFields },
): Promise<ProgressRow> {
  const { day, kg, note } = fields
  const { clientId, isByClient } = owner
  refuseStrangeDay(day, await lastDayFor(db, actor, { clientId, days: [day] }))
  if (!poses.some(pose => fields[uploadFields[pose]])) throw wrongField('frontUploadId', 'photo needed')
  const author = { isByClient, authorId: actor.membershipId }
  const { id, isNew } = await insertProgress(db, { ...owner, ...author, day, note })
  if (isNew) {
    await takePhotos(db, actor, { progressId: id, fields })
    if (kg !== undefined) await linkWeight(db, id, await insertWeight(db, { clientId, day, kg, source: 'progress', ...author }))
    const event = { kind: 'photos' as const, clientId, day, ...author }
    await notifyPhotosAdded(db, event)
    await notifyRecordListeners(db, event)
  }
  return found(await findSentProgress(db, { id, clientId }))
}

async function takePhotos(
  db: WorkspaceDb,
  actor: Actor,
  { progressId, fields }: { progressId: string; fields: ProgressFields },
): Promise<void> {
  for (const pose of poses) {
    const field = uploadFields[pose]
    const uploadId = fields[field]
    if (!uploadId) continue
    const file = await claimUpload(db, uploadId, { personId: actor.personId, accept: ['image/*'], maxBytes: progressPhotoMaxBytes, field })
    const before = await putPhoto(db, progressId, { pose, fileId: file.id })
    await replaceFile(db, before ?? null, file.id)
  }
}

export async function editProgress(
  db: WorkspaceDb,
  actor: Actor,
  { fields, ...where }: RecordAt & { fields: ProgressFields },
): Promise<ProgressRow> {
  const row = found(await findProgress(db, where))
  const { day, kg, note } = fields
  refuseStrangeDay(day, await lastDayFor(db, actor, { clientId: where.clientId, days: [day] }))
  await updateProgressRow(db, { id: row.id, day, note })
  await takePhotos(db, actor, { progressId: row.id, fields })
  const weight = row.kg === null ? null : row.weight_id
  const { clientId } = where
  if (kg === undefined) {
    if (weight) await deleteWeight(db, { id: weight, clientId })
    await linkWeight(db, row.id, null)
  } else if (weight) {
    await updateWeightRow(db, { id: weight, clientId, day, kg })
  } else {
    const author = { isByClient: row.is_by_client, authorId: actor.membershipId }
    await linkWeight(db, row.id, await insertWeight(db, { clientId, day, kg, source: 'progress', ...author }))
  }
  return found(await findProgress(db, where))
}

export async function deleteProgress(db: WorkspaceDb, where: RecordAt, { keepsWeight = false } = {}): Promise<void> {
  found((await deleteProgressRow(db, where, { keepsWeight })) || null)
  for (const fileId of await photoFileIds(db, where.id)) await deleteFile(db, fileId)
}

export async function undeleteProgress(db: WorkspaceDb, where: RecordAt): Promise<void> {
  found((await undeleteProgressRow(db, where)) || null)
  for (const fileId of await photoFileIds(db, where.id)) await undeleteFile(db, fileId)
}
