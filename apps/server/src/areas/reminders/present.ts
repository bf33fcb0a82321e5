import type { GroupCard } from '@allenio/contract/groups'
import type { Reminder } from '@allenio/contract/reminders'
import { addDays, daysBetween } from '@allenio/domain/days'
import { occurrenceOn, type Occurrence } from '@allenio/domain/reminders'
import { readReminderCompletions, type ReminderCompletion } from '#areas/client-actions'
import { clientCard, todayFor } from '#areas/clients'
import { readGroupCards } from '#areas/groups'
import { mayDo, type Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { ownTasks } from './access.ts'
import { selectTasks, selectTicks, timesOf, type ReminderRow, type TaskRow, type TickRow } from './queries.ts'

export interface RowAt {
  row: ReminderRow
  occurrence: Occurrence
}

/** A reminder at the time that waits. */
export const atDueDay = (row: ReminderRow): RowAt => ({ row, occurrence: occurrenceOn(timesOf(row), row.due_day) })

interface Facts {
  actor: Actor
  today: string
  ticks: ReadonlyMap<string, readonly TickRow[]>
  tasks: ReadonlyMap<string, readonly TaskRow[]>
  completions: ReadonlyMap<string, ReminderCompletion>
  groups: ReadonlyMap<string, GroupCard>
}

const keyOf = (id: string, day: string) => `${id}/${day}`

/** Presents occurrences with what was ticked and done of each, from one statement for each kind of facts. */
export async function presentReminders(db: WorkspaceDb, actor: Actor, rows: readonly RowAt[]): Promise<Reminder[]> {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map(({ row }) => row.id))]
  const days = rows.map(({ occurrence: { day } }) => day)
  const window = { from: days.reduce((a, b) => (a < b ? a : b)), to: days.reduce((a, b) => (a > b ? a : b)) }
  const isClient = actor.role === 'client'
  const [ticks, tasks, groups] = await Promise.all([
    selectTicks(db, ids, window),
    selectTasks(db, ids, ...ownTasks(actor)),
    isClient ? new Map<string, GroupCard>() : readGroupCards(db, [...new Set(rows.flatMap(({ row }) => row.group_ids))]),
  ])
  const actionIds = tasks.map(({ action_id }) => action_id)
  const completions = actionIds.length === 0 ? [] : await readReminderCompletions(db, actionIds, window)
  const facts: Facts = {
    actor,
    today: todayFor(actor),
    ticks: Map.groupBy(ticks, tick => keyOf(tick.reminder_id, tick.day)),
    tasks: Map.groupBy(tasks, task => task.reminder_id),
    completions: new Map(completions.map(each => [keyOf(each.action_id, each.due_day), each])),
    groups,
  }
  return rows.map(each => presentReminder(each, facts))
}

function presentReminder({ row, occurrence }: RowAt, facts: Facts): Reminder {
  const { actor, today } = facts
  const isClient = actor.role === 'client'
  const { day } = occurrence
  const ticks = facts.ticks.get(keyOf(row.id, day)) ?? []
  const tickOf = (itemId: string | null) => {
    const tick = ticks.find(({ item_id }) => item_id === itemId)
    return tick && !isClient ? { by: tick.author_name, at: tick.ticked_at } : null
  }
  const tasks = facts.tasks.get(row.id) ?? []
  const done = tasks.filter(({ action_id }) => facts.completions.has(keyOf(action_id, day)))
  const [own] = isClient ? tasks : []
  const shift = daysBetween(row.start_day, day)
  const ownTask = own ? { id: own.action_id, dueDay: day, isDone: done.length > 0 } : null
  const tick = ownTask ? ownTick(facts, own, day) : tickOf(null)
  return {
    id: row.id,
    title: row.title,
    text: row.body,
    color: row.color,
    ...occurrence,
    tick,
    isOverdue: tick === null && !row.is_done && day === row.due_day && occurrence.lastDay < today,
    items: row.items.map(({ id, text, deadline }) => ({
      id,
      text,
      deadline: deadline === null ? null : addDays(deadline, shift),
      tick: tickOf(id),
    })),
    first: { day: row.start_day, clock: row.start_clock, endDay: row.end_day, endClock: row.end_clock },
    firstDeadlines: row.items.map(({ deadline }) => deadline),
    timeZone: row.time_zone,
    repetition: row.repetition,
    untilDay: row.until_day,
    alerts: row.alerts,
    roles: row.roles,
    onlyMe: row.is_private,
    client: row.client_id === null || row.workspace_id === null ? null : clientCard(cardOf(row, row.client_id, row.workspace_id), actor),
    groups: row.group_ids.flatMap(id => facts.groups.get(id) ?? []),
    tasks: isClient || !row.roles.includes('client') ? null : { asked: tasks.length, done: done.length },
    ownTask,
    author: row.author_name,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    may: {
      update: !isClient && mayDo(actor, 'update reminders'),
      delete: !isClient && mayDo(actor, 'delete reminders'),
      tick: !isClient && mayDo(actor, 'update reminders'),
    },
  }
}

function ownTick({ completions }: Facts, own: TaskRow | undefined, day: string) {
  const completion = own && completions.get(keyOf(own.action_id, day))
  return completion ? { by: null, at: completion.completed_at } : null
}

const cardOf = (row: ReminderRow, id: string, workspaceId: string) => ({
  workspace_id: workspaceId,
  id,
  first_name: row.first_name ?? '',
  last_name: row.last_name ?? '',
  photo_file_id: row.photo_file_id,
})

export async function presentOne(db: WorkspaceDb, actor: Actor, row: RowAt): Promise<Reminder> {
  const [reminder] = await presentReminders(db, actor, [row])
  if (!reminder) throw new Error('a row was not presented')
  return reminder
}
