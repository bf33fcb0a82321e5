import { zoneOfClient } from '#areas/clients'
import { limitTo, sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { defineSweep, dueInWorkspaces, type DuePart, type WorkspaceItem } from '#platform/jobs'
import { giveRelease } from './hand-over.ts'

/** A client reads of a change in the morning of its day, and not at midnight. */
const morningHour = 6

export const deletePublications = (db: WorkspaceDb, assignmentIds: readonly string[]) =>
  db.run(sql`delete from meal_plan_publications where assignment_id = any(${[...assignmentIds]}::uuid[])`)

interface Publication {
  releaseId: string
  assignmentIds: readonly string[]
  day: string
}

export const insertPublications = (db: WorkspaceDb, { releaseId, assignmentIds, day }: Publication) =>
  db.run(sql`
  insert into meal_plan_publications (assignment_id, release_id, day)
  select id, ${releaseId}, ${day}::date from unnest(${[...assignmentIds]}::uuid[]) as id`)

interface DueRow extends Row<'meal_plan_publications', 'assignment_id' | 'release_id'> {
  is_valid: boolean
}

/** The moment at which a publication is due where its client lives. */
const isDue = (now: string) => sql`(${now}::timestamptz at time zone ${zoneOfClient}) >= p.day + make_interval(hours => ${morningHour})`

/** Hands over what is due to these assignments. A plan that was deleted meanwhile, or an assignment that was ended, keeps what it has. */
async function handOverDue(db: WorkspaceDb, assignmentIds: readonly string[], now: string): Promise<void> {
  const due = await db.many<DueRow>(sql`
    select p.assignment_id, p.release_id,
      a.unassigned_on is null and coalesce(a.end_day >= p.day, true)
        and exists (select from meal_plans e where e.id = a.meal_plan_id and e.deleted_at is null) as is_valid
    from meal_plan_publications p join meal_plan_assignments a on a.id = p.assignment_id join clients c on c.id = a.client_id
    where p.assignment_id = any(${[...assignmentIds]}::uuid[]) and ${isDue(now)} order by p.assignment_id for update of p skip locked`)
  const validRows = due.filter(row => row.is_valid)
  for (const [releaseId, rows] of Map.groupBy(validRows, row => row.release_id)) {
    await giveRelease(
      db,
      releaseId,
      rows.map(row => row.assignment_id),
    )
  }
  await deletePublications(
    db,
    due.map(row => row.assignment_id),
  )
}

/** Clients of a plan get it together, by one statement, while none of them fails. */
const duePublications = (now: string): DuePart =>
  dueInWorkspaces({
    atOnce: 200,
    list: (db, { isNext, limit }) =>
      db.many<WorkspaceItem>(sql`
      select p.workspace_id, p.assignment_id as id from meal_plan_publications p
      join meal_plan_assignments a on a.workspace_id = p.workspace_id and a.id = p.assignment_id
      join clients c on c.workspace_id = a.workspace_id and c.id = a.client_id
      where ${isDue(now)} and ${isNext(sql`p.workspace_id`, sql`p.assignment_id`)} order by p.day, p.release_id, p.assignment_id
      ${limitTo(limit)}`),
    treat: (db, items) =>
      handOverDue(
        db,
        items.map(({ id }) => id),
        now,
      ),
  })

export const sweepPublications = defineSweep({
  name: 'sweep meal plan publications',
  cron: '9 * * * *',
  parts: () => [duePublications(new Date().toISOString())],
})

export const publishDue = (database: Database, now: string): Promise<number> =>
  duePublications(now)({ database, job: sweepPublications.name })
