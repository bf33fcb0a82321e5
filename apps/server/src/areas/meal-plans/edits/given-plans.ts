import type { DocumentRow } from '@allenio/contract/documents'
import type { DocumentRows } from '@allenio/domain/documents'
import { readPlannedDays, type PlannedDay, type PlannedMeal } from '@allenio/domain/meal-plans'
import { MealPlanCells } from '@allenio/contract/meal-plans'
import type { TrainingCalendar } from '@allenio/contract/macros'
import { type SpannedAssignment } from '#areas/client-records'
import { readTrainingCalendars } from '#areas/client-overview'
import { jsonText, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { readReleases } from '#platform/documents'
import { planAssignments } from '../assignments/tables.ts'
import { daysOf, rootOf, type ReleaseDay } from '../releases/release-content.ts'

// The plans that clients were given, for areas that follow their days. The caller has reached the clients.

export interface GivenPlan extends SpannedAssignment, Row<'meal_plan_assignments', 'schedule' | 'message'> {
  releaseId: string
  /** The calendar of a schedule that follows training, once `withCalendars` has read it. */
  calendar?: TrainingCalendar | null
}

type GivenRow = Row<'meal_plan_assignments', 'release_id' | 'schedule' | 'message'>

/** All assignments of clients that count on some day, each with the release that they have now. */
export async function listGivenPlans(db: WorkspaceDb, clientIds: readonly string[]): Promise<GivenPlan[]> {
  const clients = sql`select unnest(${[...clientIds]}::uuid[])`
  const spans = await planAssignments.listSpansWith<GivenRow>(db, clients, sql`a.release_id, a.schedule, a.message`)
  return spans.map(({ row: { release_id: releaseId, schedule, message }, ...span }) => ({ ...span, releaseId, schedule, message }))
}

/** A change of a plan after the client was given it. */
export interface GivenChange {
  note: string
  at: string
}

type ChangeRow = Row<'meal_plan_assignments', 'id'> & GivenChange

/** Lists, by assignment, the note of a release that the client got after the assignment had begun. */
export async function listGivenChanges(db: WorkspaceDb, clientId: string): Promise<Map<string, GivenChange>> {
  const rows = await db.many<ChangeRow>(sql`
    select a.id, r.note, coalesce(t.sent_at, r.created_at) as at
    from meal_plan_assignments a join clients c on c.id = a.client_id
    join document_releases r on r.id = a.release_id and r.created_at > a.created_at and r.note <> ''
    left join document_receipts t on t.release_id = r.id and t.membership_id = c.membership_id
    where a.client_id = ${clientId} and a.unassigned_on is null`)
  return new Map(rows.map(({ id, ...change }) => [id, change]))
}

type FollowedPlan = Pick<GivenPlan, 'clientId' | 'schedule' | 'startDay' | 'lastDay' | 'calendar'>

/** Adds calendars to the plans of a window that follow training: with one statement, or none where no plan does. */
export async function withCalendars<Plan extends FollowedPlan>(
  db: WorkspaceDb,
  plans: readonly Plan[],
  window: { from: string; to: string },
): Promise<Plan[]> {
  const isFollowing = ({ schedule, startDay, lastDay }: FollowedPlan) =>
    schedule.kind === 'day types' && schedule.followsTraining && startDay <= window.to && (lastDay === null || lastDay >= window.from)
  const following = plans.filter(isFollowing)
  // days of one type follow each other from the plan's first day
  const [from] = following.map(({ startDay }) => startDay).toSorted()
  if (from === undefined) return [...plans]
  const calendars = await readTrainingCalendars(
    db,
    following.map(({ clientId }) => clientId),
    { from, to: window.to },
  )
  return plans.map(plan => {
    const training = isFollowing(plan) ? calendars.get(plan.clientId) : undefined
    return training ? { ...plan, calendar: { spans: training.spans, days: training.days } } : plan
  })
}

export interface GivenRelease {
  rows: DocumentRows
  description: string
  countsAlternatives: boolean
  dayList: readonly ReleaseDay[]
  days: readonly PlannedDay[]
}

function presentRelease(rows: DocumentRows): GivenRelease {
  const root = rootOf(rows)
  // cells were checked when they were written; what a newer schema does not accept is left out
  const cells: MealPlanCells = MealPlanCells.safeParse(root?.cells).data ?? {}
  return {
    rows,
    description: cells.description ?? '',
    countsAlternatives: cells.countsAlternatives ?? false,
    dayList: daysOf(rows),
    days: root ? readPlannedDays(rows, root.id) : [],
  }
}

/** Reads releases, each once; erased ones are left out. */
export async function readGivenReleases(db: WorkspaceDb, releaseIds: readonly string[]): Promise<Map<string, GivenRelease>> {
  const releases = await readReleases(db, releaseIds)
  return new Map([...releases].map(([id, rows]) => [id, presentRelease(rows)]))
}

/** A condition on releases `r` that the client of an assignment `a` was given of its plan: the present one and earlier ones. */
const isGiven: Sql = sql`(r.id = a.release_id or r.document_id = a.meal_plan_id and exists (
  select from document_receipts t join clients c on c.membership_id = t.membership_id
  where t.release_id = r.id and c.id = a.client_id and t.sent_at is not null))`

interface ReleaseAt {
  clientId: string
  assignmentId: string
  releaseId: string
}

type NamedRow = Pick<DocumentRow, 'id' | 'type'> & Partial<Pick<DocumentRow, 'parentId'>>

/** Whether the client was given a release, and these rows stand in it. A device that was away names an earlier release. */
export async function isReleaseGiven(
  db: WorkspaceDb,
  { clientId, assignmentId, releaseId }: ReleaseAt,
  rows: readonly NamedRow[] = [],
): Promise<boolean> {
  const assignment = await db.maybeOne<Row<'meal_plan_assignments', 'id'>>(sql`
    select a.id from meal_plan_assignments a join document_releases r on r.id = ${releaseId} and ${isGiven}
    join document_contents t on t.workspace_id = r.workspace_id and t.digest = r.digest
    where a.id = ${assignmentId} and a.client_id = ${clientId} and t.rows @> ${jsonText(rows)}::jsonb`)
  return assignment !== undefined
}

export const findGivenRelease = async (db: WorkspaceDb, at: ReleaseAt): Promise<GivenRelease | undefined> =>
  (await isReleaseGiven(db, at)) ? (await readGivenReleases(db, [at.releaseId])).get(at.releaseId) : undefined

/** When an assignment was made; undefined for one that was undone, which tells nothing of its plan any more. */
export const findGivenSince = async (db: WorkspaceDb, assignmentId: string): Promise<string | undefined> =>
  (
    await db.maybeOne<Row<'meal_plan_assignments', 'created_at'>>(sql`
    select created_at from meal_plan_assignments where id = ${assignmentId} and unassigned_on is null`)
  )?.created_at

/** Whether a meal belongs to a plan that the client was given. */
export const findGivenMeal = async (db: WorkspaceDb, clientId: string, mealId: string): Promise<boolean> =>
  (await findReleaseWith(db, clientId, mealId)) !== undefined

/** Reads a meal from the latest release with it that the client was given. */
export async function readGivenMeal(db: WorkspaceDb, clientId: string, mealId: string): Promise<PlannedMeal | undefined> {
  const row = await findReleaseWith(db, clientId, mealId)
  const release = row && (await readGivenReleases(db, [row.id])).get(row.id)
  return release?.days.flatMap(({ meals }) => meals).find(({ id }) => id === mealId)
}

function findReleaseWith(db: WorkspaceDb, clientId: string, mealId: string) {
  const meal = JSON.stringify([{ id: mealId, type: 'meal' }])
  return db.maybeOne<Row<'document_releases', 'id'>>(sql`
    select r.id from meal_plan_assignments a join document_releases r on ${isGiven}
    join document_contents t on t.workspace_id = r.workspace_id and t.digest = r.digest
    where a.client_id = ${clientId} and t.rows @> ${meal}::jsonb order by r.created_at desc limit 1`)
}
