import { addDays, addMonths } from '@allenio/domain/days'
import { activityParts } from '#areas/client-overview'
import { clientCard, realClients, type CardRow } from '#areas/clients'
import type { Actor } from '#platform/access'
import { inWorkspace, joined, sql, type Total, type WorkspaceDb } from '#platform/db'

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
    from clients c where ${realClients(actor)} and c.created_at >= ${first}::timestamp at time zone 'Europe/Rome' group by 1`)
  const { total: now } = await db.one<Total>(sql`select count(*) as total from clients c where ${realClients(actor)}`)
  const added = new Map(rows.map(row => [row.month, row.added]))
  let total = now - rows.reduce((sum, row) => sum + row.added, 0)
  return Array.from({ length: months }, (_, index) => {
    const month = addMonths(first, index).slice(0, 7)
    const count = added.get(month) ?? 0
    total += count
    return { month, added: count, total }
  })
}

interface ClientWeeks extends CardRow {
  /** A bit for each stretch of seven days in which something was recorded, the latest is the lowest. */
  weeks: string
}

const quietShown = 5

/** How many active clients there was something to record of, in stretches of seven days that end today; oldest first. */
export async function readActivity(db: WorkspaceDb, actor: Actor, { today, weeks }: Stretch) {
  const first = addDays(today, 1 - 7 * weeks)
  const parts = joined(
    activityParts.gathered().map(({ select }) => select(first)),
    ' union all ',
  )
  const rows = await db.many<ClientWeeks>(sql`
    select c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id, a.weeks
    from (
      select client_id, bit_or(1::bigint << ((${today}::date - day) / 7)) as weeks from (${parts}) each
      where day <= ${today} group by client_id
    ) a join clients c on c.id = a.client_id
    where ${inWorkspace(db, 'c')} and c.status = 'active' and ${realClients(actor)} order by c.name_key, c.id`)
  const stretches = rows.map(row => ({ row, bits: BigInt(row.weeks) }))
  const isActive = (bits: bigint, ago: number) => ((bits >> BigInt(ago)) & 1n) === 1n
  const quiet = stretches.filter(({ bits }) => isActive(bits, 1) && !isActive(bits, 0))
  return {
    activity: Array.from({ length: weeks }, (_, index) => {
      const ago = weeks - 1 - index
      return { day: addDays(today, -7 * ago), clients: stretches.filter(({ bits }) => isActive(bits, ago)).length }
    }),
    quiet: { clients: quiet.slice(0, quietShown).map(({ row }) => clientCard(row, actor)), total: quiet.length },
  }
}

interface StatusCounts {
  total: number
  active: number
  inactive: number
}

export const countClients = (db: WorkspaceDb, actor: Actor) =>
  db.one<StatusCounts>(sql`
  select count(*) as total, count(*) filter (where c.status = 'active') as active, count(*) filter (where c.status = 'inactive') as inactive
  from clients c where ${realClients(actor)}`)
