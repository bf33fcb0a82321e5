import { reminderLimits, type ReminderItem, type ReminderRole } from '@allenio/contract/reminders'
import type { Repetition } from '@allenio/contract/repetition'
import { newId } from '@allenio/domain/ids'
import { askReminder, endReminderActions, restoreReminderActions } from '#areas/client-actions'
import { reachableClients, reachClients, todayFor } from '#areas/clients'
import { readGroupMembers } from '#areas/groups'
import { mayDo, type Actor } from '#platform/access'
import { addSubjects, bulk, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'

interface ForClients {
  id: string
  title: string
  text: string
  items: readonly Pick<ReminderItem, 'text'>[]
  roles: readonly ReminderRole[]
  clientId: string | null
  groupIds: readonly string[]
  day: string
  repetition: Repetition
  untilDay: string | null
}

type Task = Row<'reminder_tasks', 'client_id' | 'action_id'>

/** Asks the clients whom a reminder is for, and takes the task back from those whom it is for no longer. */
export async function writeTasks(db: WorkspaceDb, actor: Actor, reminder: ForClients): Promise<void> {
  const clientIds = await addressedClients(db, reminder)
  const tasks = await db.many<Task>(
    sql`select client_id, action_id from reminder_tasks where reminder_id = ${reminder.id} order by client_id`,
  )
  const ended = tasks.filter(({ client_id }) => !clientIds.includes(client_id))
  addSubjects(
    db,
    ended.map(({ client_id }) => client_id),
  )
  await endReminderActions(
    db,
    ended.map(({ action_id }) => action_id),
  )
  await db.run(sql`
    delete from reminder_tasks where reminder_id = ${reminder.id} and client_id = any(${ended.map(({ client_id }) => client_id)}::uuid[])`)
  if (clientIds.length === 0) return
  if (!mayDo(actor, 'update clients')) throw new AppError('forbidden')
  const actionOf = new Map(tasks.map(({ client_id, action_id }) => [client_id, action_id]))
  const clients = await reachClients(db, actor, await inReach(db, actor, clientIds))
  const receivers = [...clients.values()].map(client => ({ client, id: actionOf.get(client.id) ?? newId() }))
  const { title, text, items, day: startDay, repetition, untilDay } = reminder
  const lines = [text, items.map(item => `– ${item.text}`).join('\n')].filter(Boolean).join('\n\n')
  await askReminder(db, actor, { receivers, title, text: lines, startDay, repetition, untilDay, today: todayFor(actor) })
  const added = receivers.filter(({ client }) => !actionOf.has(client.id))
  await db.run(
    bulk(sql`
    insert into reminder_tasks (reminder_id, client_id, action_id)
    select ${reminder.id}, asked.client_id, asked.action_id
    from unnest(${added.map(({ client }) => client.id)}::uuid[], ${added.map(({ id }) => id)}::uuid[]) as asked (client_id, action_id)`),
  )
}

async function addressedClients(db: WorkspaceDb, { roles, clientId, groupIds }: ForClients): Promise<string[]> {
  if (!roles.includes('client')) return []
  const ofGroups = groupIds.length > 0 ? await readGroupMembers(db, groupIds) : []
  const ids = [...new Set([...(clientId === null ? [] : [clientId]), ...ofGroups])]
  const max = reminderLimits.clients
  if (ids.length > max) throw wrongField('groupIds', 'too many reminder clients', { max })
  return ids
}

/** A group may also hold clients who are not in the actor's charge: nobody asks them in the actor's name. */
const inReach = async (db: WorkspaceDb, actor: Actor, ids: readonly string[]): Promise<string[]> =>
  (
    await db.many<Row<'clients', 'id'>>(
      bulk(sql`
    select c.id from clients c where c.id = any(${[...ids]}::uuid[]) and ${reachableClients(actor)} order by c.id`),
    )
  ).map(({ id }) => id)

async function readActions(db: WorkspaceDb, ids: readonly string[]): Promise<string[]> {
  const tasks = await db.many<Task>(sql`
    select client_id, action_id from reminder_tasks where reminder_id = any(${[...ids]}::uuid[]) order by action_id`)
  addSubjects(
    db,
    tasks.map(({ client_id }) => client_id),
  )
  return tasks.map(({ action_id }) => action_id)
}

export const endTasks = async (db: WorkspaceDb, ids: readonly string[]): Promise<void> => endReminderActions(db, await readActions(db, ids))

export const restoreTasks = async (db: WorkspaceDb, ids: readonly string[]): Promise<number> =>
  restoreReminderActions(db, await readActions(db, ids))
