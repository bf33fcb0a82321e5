import type { Pause } from '@allenio/contract/clients'
import { addDays, romeDay } from '@allenio/domain/days'
import type { DocumentRows } from '@allenio/domain/documents'
import { adherenceDays } from '@allenio/domain/programs'
import { daysBefore } from '#areas/client-overview'
import { movedDays, type AssignmentObserver } from '#areas/programs'
import { limitTo, lockForAll, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { defineItemsJob, defineSweep, jobInWorkspaces, type DueItem, type WorkspaceRow } from '#platform/jobs'
import { lastCountedDay, plannedDays, type AssignmentPlan } from './plan-days.ts'

/** Days longer ago stay as they were planned, whatever becomes of the assignment. */
const openDays = 56

type PlannedUser = Row<'program_users', 'id' | 'client_id' | 'release_id' | 'start_day' | 'weekdays' | 'last_day' | 'ended_at'> & {
  pauses: Pause[]
  moved: Record<string, string> | null
}

const listUsers = (db: WorkspaceDb, clientIds: readonly string[], from: string) =>
  db.many<PlannedUser>(sql`
  select u.id, u.client_id, u.release_id, u.start_day, u.weekdays, u.pauses, u.last_day, u.ended_at,
    ${movedDays}
  from program_users u where u.client_id = any(${[...clientIds]}::uuid[]) and u.last_day >= ${from}
    and (u.ended_at is null or u.ended_at >= ${from}::date)`)

/** Answers the rows of a release, each read once. */
export function releaseReader(db: WorkspaceDb): (id: string) => Promise<DocumentRows> {
  const releases = new Map<string, Promise<DocumentRows>>()
  return id => {
    const rows = releases.get(id) ?? readRelease(db, id)
    releases.set(id, rows)
    return rows
  }
}

/** Notes that the planned days of these clients have to be found anew: the next write does it, or the sweep. */
export const outdatePlans = (db: WorkspaceDb, clientIds: readonly string[]): Promise<number> =>
  db.run(sql`
  insert into training_plans (client_id) select id from unnest(${[...new Set(clientIds)]}::uuid[]) as id order by id
  on conflict (workspace_id, client_id) do update set is_outdated = true`)

/** Finds the planned days of these clients anew, where their assignments have changed since. */
export async function refreshPlans(db: WorkspaceDb, clientIds: readonly string[], from = addDays(romeDay(), -openDays)): Promise<void> {
  // the mark goes first: an assignment that changes after this statement marks the client again
  const outdated = await db.many<Row<'training_plans', 'client_id'>>(sql`
    update training_plans set is_outdated = false where client_id = any(${[...clientIds]}::uuid[]) and is_outdated returning client_id`)
  if (outdated.length === 0) return
  const outdatedIds = outdated.map(row => row.client_id)
  const readRows = releaseReader(db)
  const plans = new Map<string, AssignmentPlan[]>()
  for (const user of await listUsers(db, outdatedIds, from)) {
    const plan = {
      startDay: user.start_day,
      weekdays: user.weekdays,
      pauses: user.pauses,
      lastDay: lastCountedDay(user.last_day, user.ended_at),
      movedDays: new Map(Object.entries(user.moved ?? {})),
      rows: await readRows(user.release_id),
    }
    plans.set(user.client_id, [...(plans.get(user.client_id) ?? []), plan])
  }
  const rows = [...plans].flatMap(([client, ofClient]) =>
    [...plannedDays(ofClient)].filter(([day]) => day >= from).map(([day, counts]) => ({ client, day, ...counts })),
  )
  await db.run(sql`
    delete from workout_days d where d.client_id = any(${outdatedIds}::uuid[]) and d.day >= ${from} and d.done = 0`)
  await db.run(sql`
    update workout_days d set planned = 0, dated = 0, day_ids = '{}' where d.client_id = any(${outdatedIds}::uuid[]) and d.day >= ${from}`)
  await db.run(sql`
    insert into workout_days (client_id, day, planned, dated, day_ids)
    select r.client, r.day, r.planned, r.dated, r."dayIds"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (client uuid, day date, planned integer, dated integer, "dayIds" uuid[])
    on conflict (workspace_id, client_id, day) do update set planned = excluded.planned, dated = excluded.dated,
      day_ids = excluded.day_ids`)
  await refreshSums(db, outdatedIds)
}

/** Sums up the last days of these clients, for lists of many. */
export function refreshSums(db: WorkspaceDb, clientIds: readonly string[]): Promise<number> {
  const today = romeDay()
  return db.run(sql`
    update training_plans t set summed_day = ${today}, planned = s.planned, done = s.done
    from (
      select c.id, coalesce(sum(d.done), 0) as done,
        coalesce(sum(case when d.day = ${today}::date then least(d.planned, d.done) else d.planned end), 0) as planned
      from unnest(${[...clientIds]}::uuid[]) as c (id) left join workout_days d on d.client_id = c.id
        and d.day > ${daysBefore(today, adherenceDays)} and d.day <= ${today}::date
      group by c.id
    ) s where s.id = t.client_id`)
}

/** A new day moves the stretch that is summed up. The locks keep sums that others write meanwhile. */
async function refreshOldSums(db: WorkspaceDb, clientIds: readonly string[]): Promise<void> {
  const rows = await db.many<Row<'training_plans', 'client_id'>>(sql`
    select client_id from training_plans
    where client_id = any(${[...clientIds]}::uuid[]) and summed_day < ${romeDay()}::date order by client_id for update`)
  if (rows.length > 0)
    await refreshSums(
      db,
      rows.map(row => row.client_id),
    )
}

export const observeAssignments: AssignmentObserver = async (db, clientIds) => void (await outdatePlans(db, clientIds))

const isOld = (): Sql => sql`(is_outdated or summed_day < ${romeDay()}::date)`

export const refreshOutdatedPlans = defineItemsJob<Record<string, never>, DueItem>({
  name: 'refresh training plans',
  atOnce: 200,
  list: (db, { isNext, limit }) =>
    db.many<DueItem>(sql`
      select client_id as id from training_plans where ${isOld()} and ${isNext(sql`workspace_id`, sql`client_id`)}
      order by client_id ${limitTo(limit)}`),
  treat: async (db, items) => {
    const clientIds = items.map(({ id }) => id)
    await lockForAll(db, 'training', clientIds)
    await refreshPlans(db, clientIds)
    await refreshOldSums(db, clientIds)
  },
})

const businessesWithOldPlans = jobInWorkspaces({
  job: refreshOutdatedPlans,
  list: db => db.many<WorkspaceRow>(sql`select distinct workspace_id from training_plans where ${isOld()}`),
})

export const sweepTrainingPlans = defineSweep({ name: 'sweep training plans', cron: '* * * * *', parts: () => [businessesWithOldPlans] })
