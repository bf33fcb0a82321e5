import type { Output, ParsedInput } from '@allenio/contract'
import type { getDashGraphsData } from '@allenio/contract/dash'
import { addDays, addMonths } from '@allenio/domain/days'
import { sql, type Count, type SystemDb } from '#platform/db'
import { isRealBusiness as isReal } from '../businesses/conditions.ts'

type Period = ParsedInput<typeof getDashGraphsData>['period']

const lengths = { '30 days': 30, '90 days': 90, '12 months': 12 } as const satisfies Record<Period, number>

/** The first day of each step, the oldest first. */
export function stepsOf(period: Period, today: string): string[] {
  const length = lengths[period]
  return period === '12 months'
    ? Array.from({ length }, (_, at) => addMonths(`${today.slice(0, 7)}-01`, at + 1 - length))
    : Array.from({ length }, (_, at) => addDays(today, at + 1 - length))
}

interface Counted {
  step: string
  count: number
}

interface DayFigures {
  step: string
  clients: number
  seen: number
}

interface Paid extends Counted {
  currency: string
}

export async function readSeries(db: SystemDb, period: Period, today: string): Promise<Output<typeof getDashGraphsData>> {
  const days = stepsOf(period, today)
  const first = days[0] ?? today
  const unit = period === '12 months' ? 'month' : 'day'
  const stepOf = (day: ReturnType<typeof sql>) => sql`date_trunc(${unit}, ${day})::date`
  const start = sql`(${first}::date::timestamp at time zone 'Europe/Rome')`

  const registered = await db.many<Counted>(sql`
    select ${stepOf(sql`w.created_at at time zone 'Europe/Rome'`)} as step, count(*)::int as count
    from workspaces w where ${isReal} and w.created_at >= ${start} group by 1`)
  const { count: before } = await db.one<Count>(sql`
    select count(*) as count from workspaces w where ${isReal} and w.created_at < ${start}`)
  // the last night of a step stands for it
  const nights = await db.many<DayFigures>(sql`
    select step, clients, seen from (
      select ${stepOf(sql`d.day::timestamp`)} as step, d.day, sum(d.active_clients)::int as clients,
        count(*) filter (where d.is_seen)::int as seen,
        row_number() over (partition by ${stepOf(sql`d.day::timestamp`)} order by d.day desc) as place
      from business_days d join workspaces w on w.id = d.workspace_id where ${isReal} and d.day >= ${first}::date group by d.day) f
    where place = 1`)
  const paid = await db.many<Paid>(sql`
    select ${stepOf(sql`pp.paid_at at time zone 'Europe/Rome'`)} as step, pp.currency, sum(pp.net)::int as count
    from plan_payments pp left join workspaces w on w.id = pp.workspace_id
    -- what an erased business has paid stays in the revenue of that day
    where (w.id is null or ${isReal}) and pp.kind = 'plan' and pp.state = 'paid' and pp.paid_at >= ${start} group by 1, 2`)

  const added = new Map(registered.map(row => [row.step, row.count]))
  const night = new Map(nights.map(row => [row.step, row]))
  const newBusinesses = days.map(day => added.get(day) ?? 0)
  let total = before
  return {
    days,
    newBusinesses,
    businesses: newBusinesses.map(count => (total += count)),
    activeClients: days.map(day => night.get(day)?.clients ?? null),
    activeBusinesses: days.map(day => night.get(day)?.seen ?? null),
    revenue: [...Map.groupBy(paid, row => row.currency)]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([currency, rows]) => {
        const amounts = new Map(rows.map(row => [row.step, row.count]))
        return { currency, amounts: days.map(day => amounts.get(day) ?? 0) }
      }),
  }
}
