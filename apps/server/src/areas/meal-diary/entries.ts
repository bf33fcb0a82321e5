import type { ParsedInput } from '@allenio/contract'
import { diaryLimits, type addOwnEntry, type DiaryEntry } from '@allenio/contract/meal-diary'
import { kcalOfGrams } from '@allenio/domain/aliments'
import { isRecordAt, type RecordAt } from '#areas/client-records'
import { jsonText, sql, type Count, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { deleteFile, undeleteFile } from '#platform/files'
import { canBeRestored } from '#platform/records'
import { findEatenFood, findKcal } from './eaten-food.ts'
import { applyMatch, findMatch } from './matches.ts'
import { lockDay, notifyMealRecorded, refuseFarDay, type OwnDiary } from './own-diary.ts'
import { entryColumns } from './queries.ts'
import { refreshSums } from './sums.ts'

type EntryRow = DiaryEntry & Row<'diary_entries', 'client_id'>

/** Finds an entry by its id, deleted or not. */
const findSent = (db: WorkspaceDb, id: string) =>
  db.maybeOne<EntryRow>(sql`select ${entryColumns}, r.client_id from diary_entries r where r.id = ${id}`)

/** Presents an entry to its client. Energy is hidden from some clients, even if they have typed it. */
export const presentEntry = (entry: DiaryEntry, isEnergyVisible: boolean): DiaryEntry => ({
  id: entry.id,
  day: entry.day,
  time: entry.time,
  text: entry.text,
  kcal: isEnergyVisible ? entry.kcal : null,
  food: entry.food,
  grams: entry.grams,
  measure: entry.measure,
  isMatched: entry.isMatched,
  createdAt: entry.createdAt,
})

/** Adds an entry. One that a device sends again stays as it is. */
export async function addEntry(db: WorkspaceDb, diary: OwnDiary, write: ParsedInput<typeof addOwnEntry>): Promise<DiaryEntry> {
  const { clientId, isEnergyVisible } = diary
  const { id, day, time, text, grams, measure } = write
  refuseFarDay(diary, day)
  if (write.food !== null && grams === null) throw wrongField('grams', 'invalid input')
  await lockDay(db, clientId, day)
  const sent = await findSent(db, id)
  if (sent && sent.client_id !== clientId) throw new AppError('record id taken')
  if (sent) return presentEntry(sent, isEnergyVisible)
  await replaceEntry(db, { id: write.replacesId, clientId, day })
  await requireRoom(db, clientId, day)
  const chosenFood = write.food && (await findEatenFood(db, diary.actor, write.food))
  const kcal = chosenFood ? kcalOfGrams(grams ?? 0, chosenFood.kcal) : write.kcal
  const isNew = await db.run(sql`
    insert into diary_entries (id, client_id, day, time, text, kcal, food, grams, measure)
    values (${id}, ${clientId}, ${day}, ${time}, ${text}, ${kcal}, ${chosenFood ? jsonText(chosenFood.cell) : null}::jsonb, ${grams},
      ${measure && jsonText(measure)}::jsonb)
    on conflict (workspace_id, id) do nothing`)
  if (!isNew) throw new AppError('record id taken')
  await db.run(sql`
    update diary_photos p set entry_id = ${id} from diary_entries r
    where r.id = ${write.replacesId} and r.client_id = ${clientId} and p.entry_id = r.id and p.deleted_at is null`)
  const match = await findMatch(db, clientId, { text, isChosen: Boolean(chosenFood) })
  if (match) await applyMatch(db, match, { kcalPer100g: await findKcal(db, match.food), condition: sql`r.id = ${id}` })
  await refreshSums(db, clientId, [day])
  await notifyMealRecorded(db, diary, day)
  return presentEntry(found(await findSent(db, id)), isEnergyVisible)
}

/** Deletes the entry that a corrected one replaces; another device may have deleted it already. Both are of one day. */
const replaceEntry = (db: WorkspaceDb, { id, clientId, day }: { id: string | null; clientId: string; day: string }): Promise<number> =>
  db.run(sql`
    update diary_entries set deleted_at = now() where id = ${id} and client_id = ${clientId} and day = ${day} and deleted_at is null`)

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
