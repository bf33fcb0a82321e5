import { mealPlanAssignmentLimits, type MealPlanAssignment } from '@allenio/contract/meal-plans'
import { daysBetween } from '@allenio/domain/days'
import { pageIn, type SpannedAssignment } from '#areas/client-records'
import { clientCard, type CardRow } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import { pageOf, sql, type OrNull, type Row, type WorkspaceDb } from '#platform/db'
import { receiptSince } from '#platform/documents'
import { isThere, isVisible } from '../reach.ts'
import { planAssignments } from './tables.ts'

type OwnColumns =
  | 'id'
  | 'meal_plan_id'
  | 'release_id'
  | 'title'
  | 'client_id'
  | 'start_day'
  | 'end_day'
  | 'schedule'
  | 'message'
  | 'created_at'

interface AssignmentRow
  extends
    Row<'meal_plan_assignments', OwnColumns>,
    Omit<CardRow, 'id'>,
    OrNull<Row<'document_receipts', 'sent_at' | 'stored_at' | 'opened_at' | 'used_at'>> {
  release_number: number
  author_name: string | null
  is_outdated: boolean
  may_open_plan: boolean
}

const readRows = (db: WorkspaceDb, actor: Actor, ids: readonly string[]) =>
  db.many<AssignmentRow>(sql`
  select a.id, a.meal_plan_id, a.release_id, a.title, a.client_id, a.start_day, a.end_day, a.schedule, a.message, a.created_at,
    r.number as release_number, c.workspace_id, c.first_name, c.last_name, c.photo_file_id, ${receiptSince(sql`a.created_at`)},
    case when t.used_at >= least(a.created_at, a.start_day) then t.used_at end as used_at,
    nullif(trim(p.first_name || ' ' || p.last_name), '') as author_name, e.id is not null as may_open_plan,
    exists (select from document_releases n where n.document_id = r.document_id and n.number > r.number) as is_outdated
  from meal_plan_assignments a join document_releases r on r.id = a.release_id join clients c on c.id = a.client_id
  left join document_receipts t on t.release_id = a.release_id and t.membership_id = c.membership_id
  left join meal_plans e on e.id = a.meal_plan_id and ${isThere} and ${isVisible(actor)}
  left join memberships m on m.id = a.assigned_by left join persons p on p.id = m.person_id
  where a.id = any(${[...ids]}::uuid[])`)

/** As calls answer them, in the order of the spans. */
export async function presentAssignments(
  db: WorkspaceDb,
  actor: Actor,
  spans: readonly SpannedAssignment[],
): Promise<MealPlanAssignment[]> {
  if (spans.length === 0) return []
  const ids = spans.map(({ id }) => id)
  const rows = new Map((await readRows(db, actor, ids)).map(row => [row.id, row]))
  return spans.flatMap(span => {
    const row = rows.get(span.id)
    return row ? [presentAssignment(row, span, actor)] : []
  })
}

function presentAssignment(row: AssignmentRow, { state, lastDay }: SpannedAssignment, actor: Actor): MealPlanAssignment {
  const isTeam = actor.role !== 'client'
  return {
    id: row.id,
    mealPlanId: row.meal_plan_id,
    client: clientCard({ ...row, id: row.client_id }, actor),
    title: row.title,
    releaseId: row.release_id,
    releaseNumber: row.release_number,
    startDay: row.start_day,
    endDay: row.end_day,
    lastDay,
    duration: lastDay === null ? null : daysBetween(row.start_day, lastDay) + 1,
    schedule: row.schedule,
    message: row.message,
    state,
    isOutdated: isTeam && row.is_outdated,
    receipt: { sentAt: row.sent_at, storedAt: row.stored_at, openedAt: row.opened_at, firstTickAt: row.used_at },
    // a client may know a member of the team under another name
    assignedBy: isTeam ? row.author_name : null,
    createdAt: row.created_at,
    may: { update: isTeam && state !== 'past' && mayDo(actor, 'update meal plans'), openPlan: isTeam && row.may_open_plan },
  }
}

/** The assignments that a call names; also one that counts on no day is answered. */
export const presentNamed = async (db: WorkspaceDb, actor: Actor, ids: readonly string[]): Promise<MealPlanAssignment[]> =>
  presentAssignments(db, actor, await planAssignments.listNamed(db, ids))

export async function presentPage(db: WorkspaceDb, actor: Actor, spans: readonly SpannedAssignment[], page: number) {
  const { perPage } = mealPlanAssignmentLimits
  const { pageRows, nextPage } = pageOf(pageIn(spans, page, perPage), page, perPage)
  return { assignments: await presentAssignments(db, actor, pageRows), nextPage }
}
