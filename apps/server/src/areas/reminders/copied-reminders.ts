import type { ReminderTimes } from '@allenio/domain/reminders'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { eyesOf } from './access.ts'
import { reminderDeletion } from './deletion.ts'
import { selectOne, timesOf, type TimesRow } from './queries.ts'
import { updateReminder } from './reminders.ts'

/** A reminder as a calendar elsewhere shows it to its author. */
export interface ReminderToCopy {
  id: string
  authorId: string | null
  title: string
  times: ReminderTimes
  isDeleted: boolean
  /** When it was changed or deleted last. */
  changedAt: string
}

type CopiedRow = TimesRow & Row<'reminders', 'id' | 'author_id' | 'title' | 'updated_at' | 'deleted_at'>

export async function readRemindersToCopy(db: WorkspaceDb, ids: readonly string[]): Promise<ReminderToCopy[]> {
  const rows = await db.many<CopiedRow>(sql`
    select id, author_id, title, start_day, start_clock, end_day, end_clock, time_zone, repetition, until_day, updated_at, deleted_at
    from reminders where id = any(${[...ids]}::uuid[])`)
  return rows.map(row => ({
    id: row.id,
    authorId: row.author_id,
    title: row.title,
    times: timesOf(row),
    isDeleted: row.deleted_at !== null,
    changedAt: row.deleted_at ?? row.updated_at,
  }))
}

/** The reminders of an author that are not over yesterday. */
export const listRemindersToCopy = async (db: WorkspaceDb, authorId: string): Promise<string[]> =>
  (
    await db.many<Row<'reminders', 'id'>>(sql`
    select id from reminders where author_id = ${authorId} and deleted_at is null and final_day >= (now() - interval '1 day')::date
    order by start_day, id limit 1000`)
  ).map(({ id }) => id)

interface MovedReminder {
  id: string
  title: string
  day: string
  clock: string | null
  endDay: string | null
  endClock: string | null
}

/** Changes a reminder as its author does here; one that was deleted meanwhile comes back. */
export async function moveCopiedReminder(db: WorkspaceDb, actor: Actor, { id, ...moved }: MovedReminder): Promise<void> {
  const [stored] = await readRemindersToCopy(db, [id])
  if (found(stored).isDeleted) await reminderDeletion.undelete(db, actor, id)
  const row = found(await selectOne(db, await eyesOf(db, actor), id))
  await updateReminder(db, actor, {
    id,
    text: row.body,
    color: row.color,
    repetition: row.repetition,
    untilDay: row.until_day,
    items: row.items,
    alerts: row.alerts,
    roles: row.roles,
    onlyMe: row.is_private,
    clientId: row.client_id,
    groupIds: row.group_ids,
    ...moved,
  })
}

export const deleteCopiedReminder = (db: WorkspaceDb, actor: Actor, id: string): Promise<void> => reminderDeletion.delete(db, actor, id)
