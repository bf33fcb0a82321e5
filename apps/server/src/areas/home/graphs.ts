import { addDays, addMonths, mondayOf } from '@allenio/domain/days'
import { romeDay } from '@allenio/domain/formats'
import { reachableClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'

interface Stretch {
  today: string
  months: number
  weeks: number
}

/** Clients added by month and how many there were at its end, oldest first; who was deleted meanwhile never was. */
export async function readGrowth(db: WorkspaceDb, actor: Actor, { today, months }: Stretch) {
  const first = `${addMonths(today, 1 - months).slice(0, 7)}-01`
  const rows = await db.many<{ month: string, added: number }>(sql`
    select to_char(c.created_at at time zone 'Europe/Rome', 'YYYY-MM') as month, count(*) as added
    from clients c where ${reachableClients(actor)} and c.created_at >= ${first}::timestamp at time zone 'Europe/Rome' group by 1`)
  const { total: now } = await db.one<{ total: number }>(sql`select count(*) as total from clients c where ${reachableClients(actor)}`)
  const added = new Map(rows.map(row => [row.month, row.added]))
  let total = now - rows.reduce((sum, row) => sum + row.added, 0)
  return Array.from({ length: months }, (_, index) => {
    const month = addMonths(first, index).slice(0, 7)
    const count = added.get(month) ?? 0
    total += count
    return { month, added: count, total }
  })
}

const kinds = ['weights', 'progresses', 'metrics', 'actions'] as const
type Kind = (typeof kinds)[number]

/** What was kept and done by week, oldest first. Counted by day, as the indexes have it, and put into weeks here. */
export async function readActivity(db: WorkspaceDb, actor: Actor, { today, weeks }: Stretch) {
  const first = addDays(mondayOf(today), -7 * (weeks - 1))
  const kept = (table: Sql) => sql`
    select day, count(*) as count from ${table} where deleted_at is null and day >= ${first} and ${ofReached(actor)} group by day`
  // by the hour, which costs nothing; the hours of half a year are put into days of ours here, not each row by the database
  const statements: Record<Kind, Sql> = {
    weights: kept(sql`weights`),
    progresses: kept(sql`progresses`),
    metrics: kept(sql`metric_values`),
    actions: sql`
      select date_bin('1 hour', d.completed_at, timestamptz '2000-01-01 00:00Z') as day, count(*) as count from action_completions d
      where d.completed_at >= ${first}::timestamp at time zone 'Europe/Rome' and ${ofReachedAction(actor)} group by 1`,
  }
  const rows = await Promise.all(kinds.map(kind => db.many<{ day: string, count: number }>(statements[kind])))
  const counts = kinds.map((_, index) => byWeek(rows[index] ?? []))
  return Array.from({ length: weeks }, (_, index) => {
    const week = addDays(first, 7 * index)
    const [weights = 0, progresses = 0, metrics = 0, actions = 0] = counts.map(of => of.get(week) ?? 0)
    return { week, weights, progresses, metrics, actions }
  })
}

function byWeek(rows: readonly { day: string, count: number }[]): Map<string, number> {
  const weeks = new Map<string, number>()
  for (const { day: at, count } of rows) {
    const week = mondayOf(romeDay(at))
    weeks.set(week, (weeks.get(week) ?? 0) + count)
  }
  return weeks
}

// an admin reaches everybody but a few: to leave those out is much less than to look for all the others
const ofReached = (actor: Actor): Sql => actor.role === 'admin'
  ? sql`client_id not in (select c.id from clients c where c.deleted_at is not null)`
  : sql`client_id in (select c.id from clients c where ${reachableClients(actor)})`

const ofReachedAction = (actor: Actor): Sql => actor.role === 'admin'
  ? sql`d.action_id not in (
      select a.id from client_actions a where a.deleted_at is not null
      union all select a.id from client_actions a join clients c on c.id = a.client_id where c.deleted_at is not null)`
  : sql`d.action_id in (select a.id from client_actions a where a.deleted_at is null and a.${ofReached(actor)})`

export const countClients = (db: WorkspaceDb, actor: Actor) => db.one<{ total: number, active: number, inactive: number }>(sql`
  select count(*) as total, count(*) filter (where c.status = 'active') as active, count(*) filter (where c.status = 'inactive') as inactive
  from clients c where ${reachableClients(actor)}`)
