import type { ParsedInput } from '@allenio/contract'
import { diaryLimits, type addOwnWater, type DiaryWater } from '@allenio/contract/meal-diary'
import { isRecordAt, type RecordAt } from '#areas/client-records'
import { sql, type Count, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { canBeRestored } from '#platform/records'
import { lockDay, refuseFarDay, type OwnDiary } from './own-diary.ts'
import { waterColumns } from './queries.ts'

type WaterRow = DiaryWater & Row<'diary_waters', 'client_id'>

/** Finds a water record by its id, deleted or not. */
const findSent = (db: WorkspaceDb, id: string) =>
  db.maybeOne<WaterRow>(sql`select ${waterColumns}, r.client_id from diary_waters r where r.id = ${id}`)

const presentWater = ({ id, day, ml, createdAt }: WaterRow): DiaryWater => ({ id, day, ml, createdAt })

/** Each glass is a record of its own, so that what two devices add is added up. */
export async function addWater(db: WorkspaceDb, diary: OwnDiary, { id, day, ml }: ParsedInput<typeof addOwnWater>): Promise<DiaryWater> {
  const { clientId } = diary
  refuseFarDay(diary, day)
  await lockDay(db, clientId, day)
  const sent = await findSent(db, id)
  if (sent && sent.client_id !== clientId) throw new AppError('record id taken')
  if (sent) return presentWater(sent)
  await requireRoom(db, clientId, day)
  const isNew = await db.run(sql`
    insert into diary_waters (id, client_id, day, ml) values (${id}, ${clientId}, ${day}, ${ml}) on conflict (workspace_id, id) do nothing`)
  if (!isNew) throw new AppError('record id taken')
  return presentWater(found(await findSent(db, id)))
}

async function requireRoom(db: WorkspaceDb, clientId: string, day: string): Promise<void> {
  const { count } = await db.one<Count>(sql`
    select count(*) as count from diary_waters where client_id = ${clientId} and day = ${day} and deleted_at is null`)
  if (count >= diaryLimits.watersOfDay) throw new AppError('diary full')
}

export const deleteWater = async (db: WorkspaceDb, at: RecordAt): Promise<number> =>
  // another device may have taken it away already
  found((await db.run(sql`update diary_waters r set deleted_at = coalesce(r.deleted_at, now()) where ${isRecordAt(at)}`)) || undefined)

export async function undeleteWater(db: WorkspaceDb, at: RecordAt): Promise<void> {
  const { day } = found(
    await db.maybeOne<Row<'diary_waters', 'day'>>(sql`select r.day from diary_waters r where ${isRecordAt(at)} and r.${canBeRestored}`),
  )
  await lockDay(db, at.clientId, day)
  await requireRoom(db, at.clientId, day)
  found((await db.run(sql`update diary_waters r set deleted_at = null where ${isRecordAt(at)} and r.${canBeRestored}`)) || undefined)
}

export const readWater = async (db: WorkspaceDb, { id }: RecordAt): Promise<DiaryWater> => presentWater(found(await findSent(db, id)))
