import { addDays, romeDay } from '@allenio/domain/days'
import { leastDays, leastLoggedShare, leastWeights, trendDays } from '@allenio/domain/energy-trend'
import { notifyTeam } from '#areas/clients'
import { macroAssignments } from '#areas/macros'
import { retractNotifications } from '#areas/notifications'
import { jsonText, limitTo, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { defineItemsJob, defineSweep, jobInWorkspaces, type WorkspaceRow } from '#platform/jobs'
import { hasReadableWeight, readExpenditures } from './expenditure.ts'
import { energyOffTarget } from './notifications.ts'

// Each morning the weights and diaries of clients are compared with their targets. The result is stored, because the home page reads all
// clients with one statement. It counts until the client gets another target.

/** Selects (client_id, assignment_id, assigned_at) of active clients with a target and enough weights and diary days. */
const selectSpeaking = (today: string): Sql => sql`
  select w.client_id, t.id as assignment_id, t.updated_at as assigned_at
  from (
    select client_id, min(day) as first, max(day) as last from weights
    where day > ${addDays(today, -trendDays)} and day <= ${today} and deleted_at is null
    group by client_id having count(distinct day) >= ${leastWeights}::int and max(day) - min(day) + 1 >= ${leastDays}::int
  ) w join clients c on c.id = w.client_id and c.status = 'active' and c.deleted_at is null and c.source <> 'sample'
    and ${hasReadableWeight(today)}
  cross join lateral (select o.id, o.updated_at from ${macroAssignments.on(sql`w.client_id`, sql`${today}::date`)} o) t
  where (
    select count(*) from diary_sums s where s.client_id = w.client_id and s.day >= w.first and s.day < w.last and s.logged_kcal is not null
  ) >= ${leastLoggedShare}::numeric * (w.last - w.first)`

type SpeakingRow = Pick<Row<'energy_readings'>, 'client_id' | 'assignment_id'>

const listSpeaking = (db: WorkspaceDb, next: Sql) =>
  db.many<SpeakingRow>(sql`select s.client_id, s.assignment_id from (${selectSpeaking(romeDay())}) s where ${next}`)

/** Resets the readings of clients whose records no longer suffice, or no longer contradict the target. */
const forgetSilent = (db: WorkspaceDb, today: string) =>
  db.run(sql`
  update energy_readings set is_excluded = false
  where is_excluded and client_id not in (select s.client_id from (${selectSpeaking(today)}) s)`)

/** Deletes readings of growing bodies, also those of which a team was notified, because nobody should act on them. */
export async function retractRefused(db: WorkspaceDb): Promise<void> {
  const refused = await db.many<Pick<Row<'energy_readings'>, 'client_id'>>(sql`
    delete from energy_readings r using clients c where c.id = r.client_id and not ${hasReadableWeight(romeDay())}
    returning r.client_id`)
  if (refused.length === 0) return
  await retractNotifications(db, { kind: energyOffTarget.kind, about: refused.map(row => aboutEnergy(row.client_id)) })
}

const aboutEnergy = (clientId: string): string => `energy ${clientId}`

interface Reading {
  client: string
  assignment: string
  isMore: boolean
  target: number
  proposed: number
  least: number
  most: number
}

/** Rounds to tens, because the estimate is no more exact than that. */
const inTens = (kcal: number): number => Math.round(kcal / 10) * 10

async function findReadings(db: WorkspaceDb, rows: readonly SpeakingRow[]): Promise<Reading[]> {
  const expenditures = await readExpenditures(
    db,
    rows.map(row => row.client_id),
  )
  return rows.flatMap(({ client_id: client, assignment_id: assignment }) => {
    const { estimate = null, proposal = null, target = null } = expenditures.get(client) ?? {}
    if (!estimate || !proposal || !target) return []
    const { least, most, kcal } = estimate
    const isMore = kcal > proposal.assumedKcal
    return [{ client, assignment, isMore, target: target.kcal, proposed: proposal.kcal, least: inTens(least), most: inTens(most) }]
  })
}

interface NewRow {
  client_id: string
}

/** Stores the readings. Returns the clients with a new one: for another target, or on its other side. */
const storeReadings = (db: WorkspaceDb, readings: readonly Reading[], today: string) =>
  db.many<NewRow>(sql`
  with found as (
    select r.client as client_id, r.assignment as assignment_id, a.updated_at as assigned_at, r."isMore" as is_more, r.target, r.proposed,
      r.least, r.most
    from jsonb_to_recordset(${jsonText(readings)}::jsonb) as r (client uuid, assignment uuid, "isMore" boolean, target integer,
      proposed integer, least integer, most integer)
    join macro_assignments a on a.id = r.assignment
  ), known as (
    select f.client_id from found f join energy_readings e using (client_id, assignment_id, assigned_at, is_more)
  ), stored as (
    insert into energy_readings as e (client_id, assignment_id, assigned_at, is_more, is_excluded, target_kcal, proposed_kcal, least_kcal,
      most_kcal, day)
    select client_id, assignment_id, assigned_at, is_more, true, target, proposed, least, most, ${today} from found
    on conflict (workspace_id, client_id) do update set assignment_id = excluded.assignment_id, assigned_at = excluded.assigned_at,
      is_more = excluded.is_more, is_excluded = true, target_kcal = excluded.target_kcal, proposed_kcal = excluded.proposed_kcal,
      least_kcal = excluded.least_kcal, most_kcal = excluded.most_kcal,
      day = case when (e.assignment_id, e.assigned_at, e.is_more) = (excluded.assignment_id, excluded.assigned_at, excluded.is_more)
        then e.day else excluded.day end
    returning client_id
  )
  select client_id from stored where client_id not in (select client_id from known) order by client_id`)

/** Reads these clients, and notifies their teams of new readings. */
async function readEnergyOf(db: WorkspaceDb, rows: readonly SpeakingRow[]): Promise<void> {
  if (rows.length === 0) return
  const readings = await findReadings(db, rows)
  const excludedIds = readings.map(({ client }) => client)
  const fittingIds = rows.map(row => row.client_id).filter(id => !excludedIds.includes(id))
  await db.run(sql`update energy_readings set is_excluded = false where is_excluded and client_id = any(${fittingIds}::uuid[])`)
  const newIds = new Set((await storeReadings(db, readings, romeDay())).map(row => row.client_id))
  for (const reading of readings) if (newIds.has(reading.client)) await notifyTeamOfReading(db, reading)
}

const notifyTeamOfReading = (db: WorkspaceDb, { client: clientId, target, proposed, least, most }: Reading): Promise<void> =>
  notifyTeam(db, energyOffTarget, {
    by: null,
    clientId,
    about: aboutEnergy(clientId),
    subject: clientName => ({ clientName, kcal: target, proposed, least, most }),
  })

/** The name of the item that stands for the whole business. */
const silent = 'silent'

interface EnergyItem {
  id: string
  assignment_id: string | null
}

/** A batch has only 100 clients, because it holds the weights of four weeks of all its clients in memory. */
export const readEnergy = defineItemsJob<Record<string, never>, EnergyItem>({
  name: 'read energy of clients',
  atOnce: 100,
  list: async (db, { isNext, limit }) => {
    const rows = await listSpeaking(
      db,
      sql`${isNext(sql`current_workspace()`, sql`s.client_id`)} order by s.client_id ${limitTo(limit - 1)}`,
    )
    return [{ id: silent, assignment_id: null }, ...rows.map(({ client_id: id, assignment_id }) => ({ id, assignment_id }))]
  },
  treat: async (db, items) => {
    if (items.some(({ id }) => id === silent)) await leaveOut(db)
    await readEnergyOf(
      db,
      items.flatMap(({ id, assignment_id }) => (assignment_id === null ? [] : [{ client_id: id, assignment_id }])),
    )
  },
})

async function leaveOut(db: WorkspaceDb): Promise<void> {
  await retractRefused(db)
  await forgetSilent(db, romeDay())
}

/** Reads the whole business at once, for the demo. */
export async function readEnergyHere(db: WorkspaceDb): Promise<void> {
  await leaveOut(db)
  await readEnergyOf(db, await listSpeaking(db, sql`true`))
}

const businessesWithDiaries = jobInWorkspaces({
  job: readEnergy,
  list: db =>
    db.many<WorkspaceRow>(sql`
      select distinct workspace_id from diary_sums where day > ${addDays(romeDay(), -trendDays)} and logged_kcal is not null`),
})

export const sweepEnergy = defineSweep({
  name: 'sweep energy of clients',
  // late enough for the morning's weights, and for notifications that wake nobody
  cron: '30 9 * * *',
  parts: () => [businessesWithDiaries],
})
