import type { Repetition } from '@allenio/contract/repetition'
import { addDays } from '@allenio/domain/days'
import { nextDue } from '@allenio/domain/repetition'
import type { ReachedClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { wrongField } from '#platform/errors'
import { createActions, updateAction } from './new-actions.ts'
import { deleteAction, lockAction } from './queries.ts'

// A reminder that is for clients is an action of each of them, which the reminder's area names by its id.

interface ReminderActions {
  receivers: readonly { client: ReachedClient; id: string }[]
  title: string
  text: string
  startDay: string
  repetition: Repetition
  untilDay: string | null
  today: string
}

/** Asks clients what a reminder says; those who are asked already get what has changed. */
export async function askReminder(
  db: WorkspaceDb,
  actor: Actor,
  { receivers, today, startDay, ...reminder }: ReminderActions,
): Promise<void> {
  const existing = new Set(
    (
      await db.many<Row<'client_actions', 'id'>>(sql`
      select id from client_actions where id = any(${receivers.map(({ id }) => id)}::uuid[]) and deleted_at is null`)
    ).map(({ id }) => id),
  )
  const fields = { kind: 'other' as const, isMailed: false, ...reminder }
  const added = receivers.filter(({ id }) => !existing.has(id))
  const comingDay = startDay >= today ? startDay : nextDue({ ...reminder, startDay }, addDays(today, -1))
  if (added.length > 0) {
    if (comingDay === null) throw wrongField('day', 'due before today')
    await createActions(db, actor, { receivers: added, today, fields: { ...fields, dueDay: comingDay } })
  }
  for (const { id } of receivers) {
    const action = existing.has(id) ? await lockAction(db, sql`a.id = ${id}`) : undefined
    if (!action) continue
    // the day that waits stays where the repetition still names it
    const isSameTime = isSameSchedule(action, { startDay, ...reminder })
    const dueDay = isSameTime || comingDay === null ? action.due_day : comingDay
    await updateAction(db, actor, { action, fields: { ...fields, dueDay }, today })
  }
}

const isSameSchedule = (
  action: Pick<Row<'client_actions'>, 'due_day' | 'repetition' | 'until_day'>,
  { startDay, repetition, untilDay }: { startDay: string; repetition: Repetition; untilDay: string | null },
): boolean =>
  action.until_day === untilDay &&
  (repetition.kind === 'once'
    ? action.due_day === startDay
    : nextDue({ repetition, startDay, untilDay }, addDays(action.due_day, -1)) === action.due_day)

/** Takes back what a reminder asked; what clients have done of it stays with it for the days in which it can come back. */
export async function endReminderActions(db: WorkspaceDb, ids: readonly string[]): Promise<void> {
  for (const id of ids) await deleteAction(db, id)
}

export const restoreReminderActions = (db: WorkspaceDb, ids: readonly string[]): Promise<number> =>
  db.run(sql`update client_actions set deleted_at = null where id = any(${[...ids]}::uuid[])`)

export interface ReminderCompletion {
  action_id: string
  due_day: string
  completed_at: string
}

/** When clients have done what reminders asked, on these days. */
export const readReminderCompletions = (db: WorkspaceDb, ids: readonly string[], { from, to }: { from: string; to: string }) =>
  db.many<ReminderCompletion>(sql`
  select d.action_id, d.due_day, d.completed_at from action_completions d
  where d.action_id = any(${[...ids]}::uuid[]) and d.due_day between ${from} and ${to}`)
