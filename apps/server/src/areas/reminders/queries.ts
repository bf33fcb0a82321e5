import type { ReminderState } from '@allenio/contract/reminders'
import type { ReminderTimes } from '@allenio/domain/reminders'
import type { CardRow } from '#areas/clients'
import { hasWords, joined, limitTo, limitToPage, nothing, sql, type OrNull, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { isThere, isVisible, type Eyes } from './access.ts'

export interface ReminderRow
  extends
    Row<
      'reminders',
      | 'id'
      | 'author_id'
      | 'title'
      | 'body'
      | 'color'
      | 'start_day'
      | 'start_clock'
      | 'end_day'
      | 'end_clock'
      | 'time_zone'
      | 'repetition'
      | 'until_day'
      | 'due_day'
      | 'is_done'
      | 'items'
      | 'alerts'
      | 'roles'
      | 'is_private'
      | 'client_id'
      | 'created_at'
      | 'updated_at'
    >,
    OrNull<Pick<CardRow, 'workspace_id' | 'first_name' | 'last_name'>>,
    Pick<CardRow, 'photo_file_id'> {
  author_name: string | null
  group_ids: string[]
}

export const timesOf = (row: TimesRow): ReminderTimes => ({
  startDay: row.start_day,
  startClock: row.start_clock,
  endDay: row.end_day,
  endClock: row.end_clock,
  timeZone: row.time_zone,
  repetition: row.repetition,
  untilDay: row.until_day,
})
export type TimesRow = Row<'reminders', 'start_day' | 'start_clock' | 'end_day' | 'end_clock' | 'time_zone' | 'repetition' | 'until_day'>

// the ids are found first; the rest is looked up only for them
const selectRows = (db: WorkspaceDb, ids: Sql, order: Sql) =>
  db.many<ReminderRow>(sql`
  with page as materialized (${ids})
  select r.id, r.author_id, r.title, r.body, r.color, r.start_day, r.start_clock, r.end_day, r.end_clock, r.time_zone, r.repetition,
    r.until_day, r.due_day, r.is_done, r.items, r.alerts, r.roles, r.is_private, r.client_id, r.created_at, r.updated_at,
    c.workspace_id, c.first_name, c.last_name, c.photo_file_id, nullif(trim(p.first_name || ' ' || p.last_name), '') as author_name,
    array(select g.group_id from reminder_groups g where g.reminder_id = r.id order by g.group_id) as group_ids
  from page join reminders r on r.id = page.id left join clients c on c.id = r.client_id
  left join memberships m on m.id = r.author_id left join persons p on p.id = m.person_id ${order}`)

interface Days {
  from: string
  to: string
}

/** The reminders that may touch these days. */
export const selectInDays = (db: WorkspaceDb, eyes: Eyes, { from, to, clientId, limit }: Days & { clientId?: string; limit: number }) =>
  selectRows(
    db,
    sql`select r.id from reminders r where ${isThere} and r.final_day >= ${from} and r.start_day <= ${to} and ${isVisible(eyes)}
      ${clientId === undefined ? nothing : sql`and ${isAbout(clientId)}`} order by r.final_day, r.id ${limitTo(limit)}`,
    sql`order by r.start_day, r.start_clock nulls first, r.id`,
  )

/** A condition: the reminder is about the client, or makes a task for them. */
const isAbout = (clientId: string) =>
  sql`(r.client_id = ${clientId} or r.id in (select t.reminder_id from reminder_tasks t where t.client_id = ${clientId}))`

const stateIs = (state: ReminderState, today: string): Sql => {
  switch (state) {
    case 'open':
      return sql`not r.is_done and r.due_day >= ${today}`
    case 'overdue':
      return sql`not r.is_done and r.due_day < ${today}`
    case 'done':
      return sql`r.is_done`
    default:
      return state satisfies never
  }
}

interface ListQuery {
  page: number
  search?: string | undefined
  state?: ReminderState | undefined
  clientId?: string | undefined
  today: string
  perPage: number
}

const listOrder = sql`order by r.is_done, case when r.is_done then null else r.due_day end, r.due_day desc, r.id`

export function selectPage(db: WorkspaceDb, eyes: Eyes, { page, search, state, clientId, today, perPage }: ListQuery) {
  const conditions = [
    isThere,
    isVisible(eyes),
    ...(state === undefined ? [] : [stateIs(state, today)]),
    ...(clientId === undefined ? [] : [isAbout(clientId)]),
    ...hasWords(sql`r.search`, search),
  ]
  const ids = sql`select r.id from reminders r where ${joined(conditions, ' and ')} ${listOrder} ${limitToPage(page, perPage)}`
  return selectRows(db, ids, listOrder)
}

export const selectOne = async (db: WorkspaceDb, eyes: Eyes, id: string): Promise<ReminderRow | undefined> =>
  (await selectRows(db, sql`select r.id from reminders r where r.id = ${id} and ${isThere} and ${isVisible(eyes)}`, nothing))[0]

export interface LockedReminder
  extends
    TimesRow,
    Row<'reminders', 'id' | 'author_id' | 'due_day' | 'is_done' | 'items' | 'client_id' | 'deleted_at' | 'roles' | 'title' | 'body'> {}

/** Two who tick or change a reminder at once do so one after the other. */
export const lockReminder = (db: WorkspaceDb, where: Sql) =>
  db.maybeOne<LockedReminder>(sql`
  select r.id, r.author_id, r.due_day, r.is_done, r.items, r.client_id, r.deleted_at, r.roles, r.title, r.body, r.start_day, r.start_clock,
    r.end_day, r.end_clock, r.time_zone, r.repetition, r.until_day
  from reminders r where ${where} for no key update of r`)

export interface TickRow extends Row<'reminder_ticks', 'reminder_id' | 'day' | 'item_id' | 'ticked_at'> {
  author_name: string | null
}

export const selectTicks = (db: WorkspaceDb, ids: readonly string[], { from, to }: Days) =>
  db.many<TickRow>(sql`
  select t.reminder_id, t.day, t.item_id, t.ticked_at, nullif(trim(p.first_name || ' ' || p.last_name), '') as author_name
  from unnest(${[...ids]}::uuid[]) as asked (id) join reminder_ticks t on t.reminder_id = asked.id and t.day between ${from} and ${to}
  left join memberships m on m.id = t.membership_id left join persons p on p.id = m.person_id`)

export type TaskRow = Row<'reminder_tasks', 'reminder_id' | 'client_id' | 'action_id'>

/** The tasks that reminders make, of all clients or of those in reach. */
export const selectTasks = (db: WorkspaceDb, ids: readonly string[], clients: Sql = sql`c.deleted_at is null`) =>
  db.many<TaskRow>(sql`
  select t.reminder_id, t.client_id, t.action_id from unnest(${[...ids]}::uuid[]) as asked (id)
  join reminder_tasks t on t.reminder_id = asked.id join clients c on c.id = t.client_id where ${clients} order by t.client_id`)
