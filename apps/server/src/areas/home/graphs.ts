import { addDays, addMonths, mondayOf } from '@allenio/domain/days'
import { romeDay } from '@allenio/domain/formats'
import { activityParts, reachableClients, type ActivityPart } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Total, type WorkspaceDb } from '#platform/db'

interface Stretch {
  today: string
  months: number
  weeks: number
}

interface MonthCount {
  month: string
  added: number
}

/** Clients added by month and their number at its end, oldest first; clients who were deleted since do not count. */
export async function readGrowth(db: WorkspaceDb, actor: Actor, { today, months }: Stretch) {
  const first = `${addMonths(today, 1 - months).slice(0, 7)}-01`
  const rows = await db.many<MonthCount>(sql`
    select to_char(c.created_at at time zone 'Europe/Rome', 'YYYY-MM') as month, count(*) as added
    from clients c where ${reachableClients(actor)} and c.created_at >= ${first}::timestamp at time zone 'Europe/Rome' group by 1`)
  const { total: now } = await db.one<Total>(sql`select count(*) as total from clients c where ${reachableClients(actor)}`)
  const added = new Map(rows.map(row => [row.month, row.added]))
  let total = now - rows.reduce((sum, row) => sum + row.added, 0)
  return Array.from({ length: months }, (_, index) => {
    const month = addMonths(first, index).slice(0, 7)
    const count = added.get(month) ?? 0
    total += count
    return { month, added: count, total }
  })
}

interface DayCount {
  day: string
  count: number
}

/** Counts records and completions by week, oldest first. The database counts by day, because its indexes do; weeks are summed here. */
export async function readActivity(db: WorkspaceDb, actor: Actor, { today, weeks }: Stretch) {
  const first = addDays(mondayOf(today), -7 * (weeks - 1))
  const counts: Record<ActivityPart['kind'], Map<string, number>> = {
    weights: new Map(),
    progresses: new Map(),
    metrics: new Map(),
    actions: new Map(),
  }
  await Promise.all(
    activityParts.gathered().map(async ({ kind, select }) => {
      counts[kind] = byWeek(await db.many<DayCount>(select(actor, first)))
    }),
  )
  return Array.from({ length: weeks }, (_, index) => {
    const week = addDays(first, 7 * index)
    const { weights, progresses, metrics, actions } = counts
    const countOf = (weekCounts: Map<string, number>) => weekCounts.get(week) ?? 0
    return { week, weights: countOf(weights), progresses: countOf(progresses), metrics: countOf(metrics), actions: countOf(actions) }
  })
}

function byWeek(rows: readonly { day: string; count: number }[]): Map<string, number> {
  const weeks = new Map<string, number>()
  for (const { day: at, count } of rows) {
    const week = mondayOf(romeDay(at))
    weeks.set(week, (weeks.get(week) ?? 0) + count)
  }
  return weeks
}

interface StatusCounts {
  total: number
  active: number
  inactive: number
}

export const countClients = (db: WorkspaceDb, actor: Actor) =>
  db.one<StatusCounts>(sql`
  select count(*) as total, count(*) filter (where c.status = 'active') as active, count(*) filter (where c.status = 'inactive') as inactive
  from clients c where ${reachableClients(actor)}`)
