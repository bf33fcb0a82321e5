import { addDays, romeDay } from '@allenio/domain/days'
import { notifyTeam } from '#areas/clients'
import { limitTo, sql, type Database, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { defineItemsJob, defineSweep, jobInWorkspaces, type WorkspaceRow } from '#platform/jobs'
import { notify } from '#platform/notify'
import { planAssignments } from './assignments/tables.ts'
import { mealPlanEnding, ownMealPlanEnding } from './notifications.ts'

// Plans that end with nothing behind them: the home page and notifications ask for them by the same conditions.

/** The team hears so many days ahead; a plan that begins so soon after the end is one that follows. */
const soonDays = 7
/** After this time a client without a plan is left in peace. */
const overDays = 14

/** A condition on assignments `a`: followed now, over within the week, and no other one follows soon enough. */
export const isEnding = (today: string): Sql => sql`a.unassigned_on is null and a.start_day <= ${today}::date
  and a.end_day between ${today}::date and ${addDays(today, soonDays)}::date
  and not exists (
    select from meal_plan_assignments n where n.client_id = a.client_id and n.unassigned_on is null
      and (n.start_day, n.created_at, n.id) > (a.start_day, a.created_at, a.id) and n.start_day <= a.end_day + 1 + ${soonDays}::int)`

/**
 * Selects the assignment (id, client_id, title, day) by which each client who has been left without a plan of late had one last. One that
 * was taken back within the hour was a mistake.
 */
export const selectOver = (today: string): Sql => sql`
  select l.id, l.client_id, l.title, l.day from (
    select distinct a.client_id from meal_plan_assignments a
    where a.end_day between ${addDays(today, -overDays)}::date and ${addDays(today, -1)}::date
      or a.unassigned_on between ${addDays(today, 1 - overDays)}::date and ${today}::date) k
  cross join lateral (
    select o.*, d.on_day::date as day
    from generate_series(${addDays(today, -1)}::timestamp, ${addDays(today, -overDays)}::timestamp, interval '-1 day') as d (on_day)
    cross join lateral ${planAssignments.on(sql`k.client_id`, sql`d.on_day::date`)} o order by d.on_day desc limit 1) l
  where (l.unassigned_on is null or l.updated_at > l.created_at + interval '1 hour')
    and not exists (select from ${planAssignments.open(sql`a.client_id = k.client_id`)} n)`

interface EndRow extends Row<'meal_plan_assignments', 'id' | 'client_id' | 'title'>, Row<'clients', 'membership_id'> {
  day: string
}

/** The team hears of each end once, a week ahead, and the client on the day before. */
export const announceEnds = defineItemsJob<Record<string, never>, EndRow>({
  name: 'announce ends of meal plans',
  list: (db, { isNext, limit }) =>
    db.many<EndRow>(sql`
      select a.id, a.client_id, a.title, a.end_day as day, c.membership_id
      from meal_plan_assignments a join clients c on c.id = a.client_id
      where ${isEnding(romeDay())} and c.status = 'active' and c.deleted_at is null and c.source <> 'sample'
        and ${isNext(sql`a.workspace_id`, sql`a.id`)} order by a.id ${limitTo(limit)}`),
  treat: async (db, rows) => {
    for (const row of rows) {
      await announceEnd(db, row)
      // on the last day itself where the server was down on the day before
      if (row.day <= addDays(romeDay(), 1)) await announceToClient(db, row)
    }
  },
})

const onceOf = ({ id, day }: EndRow): string => `${id}/${day}`

const announceEnd = (db: WorkspaceDb, row: EndRow): Promise<void> => {
  const { client_id: clientId, title, day } = row
  return notifyTeam(db, mealPlanEnding, { by: null, clientId, once: onceOf(row), subject: clientName => ({ clientName, title, day }) })
}

async function announceToClient(db: WorkspaceDb, row: EndRow): Promise<void> {
  const { client_id: clientId, membership_id: membershipId, title, day } = row
  if (membershipId === null) return
  await notify(db, ownMealPlanEnding, { to: [membershipId], clientId, once: onceOf(row), subject: { title, day } })
}

const businessesWithEnds = jobInWorkspaces({
  job: announceEnds,
  list: db => {
    const today = romeDay()
    return db.many<WorkspaceRow>(sql`
      select distinct workspace_id from meal_plan_assignments
      where unassigned_on is null and end_day between ${today} and ${addDays(today, soonDays)}`)
  },
})

export const sweepEnds = defineSweep({
  name: 'sweep ends of meal plans',
  // runs at an hour at which it wakes nobody
  cron: '0 9 * * *',
  parts: () => [businessesWithEnds],
})

export const enqueueEnds = (database: Database): Promise<number> => businessesWithEnds({ database, job: sweepEnds.name })
