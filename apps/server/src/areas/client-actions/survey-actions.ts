import type { Repetition } from '@allenio/contract/repetition'
import { firstDue, nextDue } from '@allenio/domain/repetition'
import type { ReachedClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import { sql, type Db, type Row, type WorkspaceDb } from '#platform/db'
import { holdActions } from './client-pauses.ts'
import { createActions, isSameRepetition, refuseSenseless } from './new-actions.ts'
import { isCompleted } from './queries.ts'

// A survey is assigned as an action of the kind 'survey', whose id is that of the assignment.

interface SurveyActionChange {
  ids: readonly string[]
  isEnded: boolean
}

/** Functions that run within the transaction in which somebody deletes an action of a survey, or brings it back. */
export const surveyActionListeners = collectionOf<(db: WorkspaceDb, change: SurveyActionChange) => Promise<void>>('survey action listeners')

export async function announceSurveyActions(db: WorkspaceDb, change: SurveyActionChange): Promise<void> {
  for (const hear of surveyActionListeners.gathered()) await hear(db, change)
}

interface SurveySchedule {
  dueDay: string
  repetition: Repetition
  untilDay: string | null
}

interface SurveyActions extends SurveySchedule {
  receivers: readonly { client: ReachedClient; id: string }[]
  /** The name of the survey. */
  title: string
  message: string
  today: string
}

/** Asks clients a survey. An id that is there already gets the new schedule, unless it is the one that it has. */
export async function askSurvey(
  db: WorkspaceDb,
  actor: Actor,
  { receivers, title, message, today, ...schedule }: SurveyActions,
): Promise<void> {
  const ids = receivers.map(({ id }) => id)
  const existing = await db.many<Row<'client_actions', 'id' | 'start_day' | 'repetition' | 'until_day' | 'deleted_at'>>(sql`
    select id, start_day, repetition, until_day, deleted_at from client_actions where id = any(${ids}::uuid[]) order by id for update`)
  const existingIds = new Set(existing.map(({ id }) => id))
  const fields = { kind: 'survey' as const, title, text: message, isMailed: false, ...schedule }
  const added = receivers.filter(({ id }) => !existingIds.has(id))
  if (added.length > 0) await createActions(db, actor, { receivers: added, today, fields })
  const startDay = firstDue(schedule.repetition, schedule.dueDay)
  if (existing.length > 0) await db.run(sql`update client_actions set body = ${message} where id = any(${[...existingIds]}::uuid[])`)
  for (const row of existing) {
    const isSame =
      row.deleted_at === null &&
      row.start_day === startDay &&
      row.until_day === schedule.untilDay &&
      isSameRepetition(row.repetition, schedule.repetition)
    if (isSame) continue
    refuseSenseless(fields, today)
    await reschedule(db, row.id, { ...schedule, startDay })
  }
}

/** A changed schedule begins anew; the days that were answered stay answered. */
async function reschedule(
  db: WorkspaceDb,
  id: string,
  { startDay, repetition, untilDay }: Omit<SurveySchedule, 'dueDay'> & { startDay: string },
) {
  let dueDay: string | null = startDay
  let last = startDay
  while (dueDay !== null && (await isCompleted(db, id, dueDay))) {
    last = dueDay
    dueDay = nextDue({ repetition, startDay, untilDay }, dueDay)
  }
  await db.run(sql`
    update client_actions set start_day = ${startDay}, due_day = ${dueDay ?? last}, held_day = null, is_done = ${dueDay === null},
      repetition = ${JSON.stringify(repetition)}::jsonb, until_day = ${untilDay}::date, deleted_at = null, updated_at = now()
    where id = ${id}`)
  await holdActions(db, sql`a.id = ${id}`)
}

/** Ends the actions of surveys, or takes that back. */
export const endSurveyActions = (db: WorkspaceDb, ids: readonly string[]): Promise<number> =>
  db.run(sql`update client_actions set deleted_at = now() where id = any(${[...ids]}::uuid[]) and deleted_at is null`)

export const restoreSurveyActions = (db: WorkspaceDb, ids: readonly string[]): Promise<number> =>
  db.run(sql`update client_actions set deleted_at = null where id = any(${[...ids]}::uuid[])`)

/** Deletes actions as if they had never been. */
export const eraseSurveyActions = (db: WorkspaceDb, ids: readonly string[]): Promise<number> =>
  db.run(sql`delete from client_actions where id = any(${[...ids]}::uuid[]) and kind = 'survey'`)

interface WelcomeAction {
  id: string
  clientId: string
  title: string
  day: string
}

/** Asks new clients the surveys that welcome them. Nobody in person asks, and nothing is told: they open by themselves. */
export const insertWelcomeActions = (db: Db, workspaceId: string, actions: readonly WelcomeAction[]): Promise<number> =>
  db.run(sql`
  insert into client_actions (workspace_id, id, client_id, kind, title, start_day, due_day, repetition)
  select ${workspaceId}, r.id, r."clientId", 'survey', r.title, r.day, r.day, '{"kind":"once"}'
  from jsonb_to_recordset(${JSON.stringify(actions)}::jsonb) as r (id uuid, "clientId" uuid, title text, day date)`)
