import type { BusinessState } from '@allenio/contract/dash'
import { sql, type SystemDb } from '#platform/db'
import { businesses, isClient, isRealBusiness as isReal } from '../businesses/conditions.ts'
import { stateOfBusiness } from '../businesses/plan-rows.ts'

interface StateCount {
  state: BusinessState
  count: number
}

export const countByState = (db: SystemDb) =>
  db.many<StateCount>(sql`
  select ${stateOfBusiness} as state, count(*)::int as count from ${businesses} where ${isReal} group by 1 order by 2 desc, 1`)

interface Registrations {
  businesses: number
  new_this_month: number
  new_last_month: number
  trials_ended: number
  trials_paid: number
  plans_ended: number
  active_in_7: number
  active_in_30: number
}

const monthStart = sql`date_trunc('month', now() at time zone 'Europe/Rome')`
const inRome = (moment: typeof monthStart) => sql`(${moment}) at time zone 'Europe/Rome'`

/** The first payment of a plan was made within 30 days after the end of the trial. */
const hasPaid = sql`exists (
  select from plan_payments pp where pp.workspace_id = w.id and pp.kind = 'plan' and pp.total > 0 and pp.state <> 'settling'
    and pp.paid_at < w.trial_ends_at + interval '30 days')`

const isCohort = sql`w.trial_ends_at between now() - interval '60 days' and now() - interval '30 days'`

const seenWithin = (days: number) => sql`exists (
  select from memberships m where m.workspace_id = w.id and m.role <> 'client' and m.last_seen_at > now() - make_interval(days => ${days}))`

export const readRegistrations = (db: SystemDb) =>
  db.one<Registrations>(sql`
  select count(*)::int as businesses,
    count(*) filter (where w.created_at >= ${inRome(monthStart)})::int as new_this_month,
    count(*) filter (where w.created_at >= ${inRome(sql`${monthStart} - interval '1 month'`)}
      and w.created_at < ${inRome(monthStart)})::int as new_last_month,
    count(*) filter (where ${isCohort})::int as trials_ended,
    count(*) filter (where ${isCohort} and ${hasPaid})::int as trials_paid,
    count(*) filter (where pl.state = 'ended' and pl.ended_at > now() - interval '30 days')::int as plans_ended,
    count(*) filter (where ${seenWithin(7)})::int as active_in_7,
    count(*) filter (where ${seenWithin(30)})::int as active_in_30
  from ${businesses} where ${isReal}`)

interface ClientCount {
  active: number
  inactive: number
}

export const countClients = (db: SystemDb) =>
  db.one<ClientCount>(sql`
  select count(*) filter (where c.status = 'active')::int as active, count(*) filter (where c.status = 'inactive')::int as inactive
  from workspaces w join clients c on ${isClient} where ${isReal}`)

interface Revenue {
  currency: string
  amount: number
}

/**
 * Monthly recurring revenue is what businesses pay for a month of their running plans at the present price with its discounts: a twelfth
 * of an annual and a sixth of a six-month price, and nothing for trials, plans that are overdue, paused or granted, and test businesses.
 */
export const readMonthlyRevenue = (db: SystemDb) =>
  db.many<Revenue>(sql`
  select 'EUR' as currency,
    round(sum(pl.price::numeric / case pl.period when 'annual' then 12 when 'sixMonths' then 6 else 1 end))::int as amount
  from ${businesses}
  where ${isReal} and pl.state in ('active', 'ending') and coalesce(pl.trial_until <= now(), true) and pl.price > 0
  group by 1 order by 1`)
