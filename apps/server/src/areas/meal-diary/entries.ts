import type { ParsedInput } from '@allenio/contract'
import { diaryLimits, type addOwnEntry, type DiaryEntry } from '@allenio/contract/meal-diary'
import { isRecordAt, type RecordAt } from '#areas/client-records'
import { canBeRestored } from '#areas/clients'
import { sql, type Count, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { deleteFile, undeleteFile } from '#platform/files'
import { lockDay, notifyMealRecorded, refuseFarDay, type OwnDiary } from './own-diary.ts'
import { entryColumns } from './queries.ts'
import { refreshSums } from './sums.ts'

type EntryRow = DiaryEntry & Row<'diary_entries', 'client_id'>

/** Finds an entry by its id, deleted or not. */
const findSent = (db: WorkspaceDb, id: string) =>
  db.maybeOne<EntryRow>(sql`select ${entryColumns}, r.client_id from diary_entries r where r.id = ${id}`)

/** Presents an entry to its client. Energy is hidden from some clients, even if they have typed it. */
export const presentEntry = ({ id, day, time, text, kcal, createdAt }: DiaryEntry, isEnergyVisible: boolean): DiaryEntry => ({
  id,
  day,
  time,
  text,
  kcal: isEnergyVisible ? kcal : null,
  createdAt,
})

/** Adds an entry. One that a device sends again stays as it is. */
export async function addEntry(db: WorkspaceDb, diary: OwnDiary, write: ParsedInput<typeof addOwnEntry>): Promise<DiaryEntry> {
  const { clientId, isEnergyVisible } = diary
  const { id, day, time, text, kcal } = write
  refuseFarDay(diary, day)
  await lockDay(db, clientId, day)
  const sent = await findSent(db, id)
  if (sent && sent.client_id !== clientId) throw new AppError('record id taken')
  if (sent) return presentEntry(sent, isEnergyVisible)
  await requireRoom(db, clientId, day)
  const isNew = await db.run(sql`
    insert into diary_entries (id, client_id, day, time, text, kcal) values (${id}, ${clientId}, ${day}, ${time}, ${text}, ${kcal})
    on conflict (workspace_id, id) do nothing`)
  if (!isNew) throw new AppError('record id taken')
  await refreshSums(db, clientId, [day])
  await notifyMealRecorded(db, diary, day)
  return presentEntry(found(await findSent(db, id)), isEnergyVisible)
}

async function requireRoom(db: WorkspaceDb, clientId: string, day: string): Promise<void> {
  const { count } = await db.one<Count>(sql`
    select count(*) as count from diary_entries where client_id = ${clientId} and day = ${day} and deleted_at is null`)
  if (count >= diaryLimits.entriesOfDay) throw new AppError('diary full')
}

const findDay = (db: WorkspaceDb, at: RecordAt) =>
  db.maybeOne<Row<'diary_entries', 'day'>>(sql`select r.day from diary_entries r where ${isRecordAt(at)}`)

/** Deletes an entry with its photos. */
export async function deleteEntry(db: WorkspaceDb, at: RecordAt): Promise<void> {
  const { day } = found(await findDay(db, at))
  await lockDay(db, at.clientId, day)
  // another device may have deleted it already
  await db.run(sql`update diary_entries r set deleted_at = now() where ${isRecordAt(at)} and r.deleted_at is null`)
  const photos = await db.many<Row<'diary_photos', 'file_id'>>(sql`
    update diary_photos set deleted_at = now() where entry_id = ${at.id} and deleted_at is null returning file_id`)
  for (const { file_id: fileId } of photos) await deleteFile(db, fileId)
  await refreshSums(db, at.clientId, [day])
}

export async function undeleteEntry(db: WorkspaceDb, at: RecordAt): Promise<void> {
  const { day } = found(await findDay(db, at))
  await lockDay(db, at.clientId, day)
  found(await db.maybeOne(sql`select from diary_entries r where ${isRecordAt(at)} and r.${canBeRestored}`))
  await requireRoom(db, at.clientId, day)
  // a photo that was deleted before its entry stays deleted
  const photos = await db.many<Row<'diary_photos', 'file_id'>>(sql`
    update diary_photos p set deleted_at = null from diary_entries r
    where r.id = ${at.id} and p.entry_id = r.id and p.deleted_at = r.deleted_at returning p.file_id`)
  await db.run(sql`update diary_entries set deleted_at = null where id = ${at.id}`)
  for (const { file_id: fileId } of photos) await undeleteFile(db, fileId)
  await refreshSums(db, at.clientId, [day])
}

export const readEntry = async (db: WorkspaceDb, { id }: RecordAt): Promise<DiaryEntry> => found(await findSent(db, id))
