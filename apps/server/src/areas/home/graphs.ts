import { addDays, addMonths, mondayOf } from '@allenio/domain/days'
import { reachableClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'

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
    from clients c where ${reachableClients(actor)} and c.created_at >= ${first}::date at time zone 'Europe/Rome' group by 1`)
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

type Kind = 'weights' | 'progresses' | 'metrics' | 'actions'

/** What was kept and done by week, oldest first. */
export async function readActivity(db: WorkspaceDb, actor: Actor, { today, weeks }: Stretch) {
  const first = addDays(mondayOf(today), -7 * (weeks - 1))
  const ofReached = sql`client_id in (select c.id from clients c where ${reachableClients(actor)})`
  const rows = await db.many<{ kind: Kind, week: string, count: number }>(sql`
    select kind, date_trunc('week', day)::date as week, count(*) as count from (
      select 'weights' as kind, day from weights where deleted_at is null and day >= ${first} and ${ofReached}
      union all select 'progresses', day from progresses where deleted_at is null and day >= ${first} and ${ofReached}
      union all select 'metrics', day from metric_values where deleted_at is null and day >= ${first} and ${ofReached}
      union all select 'actions', (d.completed_at at time zone 'Europe/Rome')::date from action_completions d
        join client_actions a on a.id = d.action_id
        where a.deleted_at is null and d.completed_at >= ${first}::date at time zone 'Europe/Rome' and a.${ofReached}
    ) done group by kind, week`)
  const counts = new Map(rows.map(({ kind, week, count }) => [`${kind} ${week}`, count]))
  return Array.from({ length: weeks }, (_, index) => {
    const week = addDays(first, 7 * index)
    const of = (kind: Kind) => counts.get(`${kind} ${week}`) ?? 0
    return { week, weights: of('weights'), progresses: of('progresses'), metrics: of('metrics'), actions: of('actions') }
  })
}

export const countClients = (db: WorkspaceDb, actor: Actor) => db.one<{ total: number, active: number, inactive: number }>(sql`
  select count(*) as total, count(*) filter (where c.status = 'active') as active, count(*) filter (where c.status = 'inactive') as inactive
  from clients c where ${reachableClients(actor)}`)
