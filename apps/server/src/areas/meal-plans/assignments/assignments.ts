import type { Output, ParsedInput } from '@allenio/contract'
import type { assignMealPlan, MealPlanAssignment, updateMealPlanDate } from '@allenio/contract/meal-plans'
import { scheduleFits } from '@allenio/domain/meal-plans'
import { lockClientsToAssign, type AssignmentAt, type AssignmentsAt } from '#areas/client-records'
import { retractNotifications } from '#areas/notifications'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { collectionOf } from '#platform/contributions'
import { joined, jsonText, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { AppError, found, wrongField, type FieldFault } from '#platform/errors'
import { auditReasons, findHits, needsReason, type FoundHit } from '../foods/exclusion-hits.ts'
import { nameSubjects, type PlanRecord } from '../reach.ts'
import { daysOf, findLastRelease, judgedIn, readReleaseDays, titleOf } from '../releases/release-content.ts'
import { deletePublications } from '../releases/publications.ts'
import { keepFormerReceipts, sendReceipts } from '../releases/receipts.ts'
import { mealPlanAssigned, notifyAssigned, notifyChanged } from '../notifications.ts'
import { presentNamed } from './queries.ts'
import { assignmentEnds, planAssignments } from './tables.ts'

type Assignment = Omit<ParsedInput<typeof assignMealPlan>, 'id'>
type NewAssignment = Assignment['clients'][number]

/** Gives clients the last release of a plan, or changes what they have of it. */
export async function assignToClients(
  db: WorkspaceDb,
  actor: Actor,
  plan: PlanRecord,
  { clients, message }: Assignment,
): Promise<Output<typeof assignMealPlan>> {
  const clientIds = clients.map(({ clientId }) => clientId)
  await lockClientsToAssign(db, actor, {
    ids: clientIds,
    onlyClientId: plan.client_id,
    inactive: 'meal plan client inactive',
    ofAnother: 'meal plan of another client',
  })
  const release = await findLastRelease(db, plan.id)
  if (!release) throw new AppError('meal plan draft')
  const rows = await readRelease(db, release.id)
  refuseSchedules(daysOf(rows), clients)
  const hits = await findHits(db, actor, { content: judgedIn(rows), clientIds })
  refuseWithoutReasons(clients, hits)

  const notes = await planAssignments.listNotes(db, plan.id, clients)
  const ids = clients.map(({ assignmentId }) => assignmentId)
  const existingIds = await planAssignments.listExisting(db, ids)
  await keepFormerReceipts(db, [...existingIds])
  await storeAssignments(db, actor, { plan, releaseId: release.id, title: titleOf(rows), clients, message })
  await deletePublications(db, ids)
  await sendReceipts(db, release.id, { clientIds })
  nameSubjects(db, [plan])
  await audit(db, {
    personId: actor.personId,
    action: 'assign meal plan',
    subjectId: plan.id,
    details: { clientIds, releaseId: release.id },
  })
  await auditReasons(
    db,
    actor,
    clients.map(({ clientId, assignmentId, reason }) => ({ clientId, assignmentId, reason, hits: hits.get(clientId) ?? [] })),
  )
  const assigned = await presentNamed(db, actor, ids)
  for (const assignment of assigned) {
    await (existingIds.has(assignment.id) ? notifyChanged(db, { ...assignment, note: assignment.message }) : notifyAssigned(db, assignment))
  }
  return { assigned, notes }
}

interface StoredAssignments {
  plan: PlanRecord
  releaseId: string
  title: string
  clients: readonly NewAssignment[]
  message: string
}

async function storeAssignments(
  db: WorkspaceDb,
  { membershipId }: Actor,
  { plan, releaseId, title, clients, message }: StoredAssignments,
): Promise<void> {
  const rows = clients.map(({ assignmentId: id, clientId: client, startDay: start, endDay: last, schedule, message: own = message }) => ({
    id,
    client,
    start,
    last,
    schedule,
    message: own,
  }))
  // the moment has milliseconds, which is what the spans compare
  const rowCount = await db.run(sql`
    insert into meal_plan_assignments as a
      (id, meal_plan_id, release_id, title, client_id, start_day, end_day, schedule, message, assigned_by, created_at)
    select r.id, ${plan.id}, ${releaseId}, ${title}, r.client, r.start, r.last, r.schedule, r.message, ${membershipId},
      date_trunc('milliseconds', clock_timestamp())
    from jsonb_to_recordset(${jsonText(rows)}::jsonb) as r (id uuid, client uuid, start date, last date, schedule jsonb, message text)
    on conflict (workspace_id, id) do update set release_id = excluded.release_id, title = excluded.title, start_day = excluded.start_day,
      end_day = excluded.end_day, schedule = excluded.schedule, message = excluded.message, assigned_by = excluded.assigned_by,
      unassigned_on = null, updated_at = now()
    where a.meal_plan_id = excluded.meal_plan_id and a.client_id = excluded.client_id`)
  // an id of the device that names another client's assignment, or one of another plan
  if (rowCount < rows.length) throw new AppError('record id taken')
}

function refuse(code: FieldFault['code'], fields: readonly string[]): void {
  if (fields.length > 0) throw new AppError(code, { fields: Object.fromEntries(fields.map(field => [field, { code }])) })
}

function refuseSchedules(days: Parameters<typeof scheduleFits>[1], clients: readonly NewAssignment[]): void {
  refuse(
    'meal plan schedule',
    clients.flatMap(({ schedule }, at) => (scheduleFits(schedule, days) ? [] : [`clients.${at}.schedule`])),
  )
}

function refuseWithoutReasons(clients: readonly NewAssignment[], hits: ReadonlyMap<string, FoundHit[]>): void {
  refuse(
    'meal plan reason needed',
    clients.flatMap(({ clientId, reason }, at) =>
      reason === undefined && needsReason(hits.get(clientId) ?? []) ? [`clients.${at}.reason`] : [],
    ),
  )
}

async function presentOne(db: WorkspaceDb, actor: Actor, id: string): Promise<MealPlanAssignment> {
  const [assignment] = await presentNamed(db, actor, [id])
  return found(assignment)
}

type Move = Omit<ParsedInput<typeof updateMealPlanDate>, keyof AssignmentAt>

export async function moveAssignment(db: WorkspaceDb, actor: Actor, at: AssignmentAt, { startDay, endDay: newEnd, schedule }: Move) {
  const row = await assignmentEnds.reachOpen(db, actor, at)
  const { release_id: releaseId, end_day: oldEnd } = await db.one<Row<'meal_plan_assignments', 'release_id' | 'end_day'>>(sql`
    select release_id, end_day from meal_plan_assignments where id = ${row.id}`)
  const endDay = newEnd === undefined ? oldEnd : newEnd
  if (endDay !== null && endDay < startDay) throw wrongField(newEnd === undefined ? 'startDay' : 'endDay', 'ends before it starts')
  if (schedule && !scheduleFits(schedule, await readReleaseDays(db, releaseId))) {
    throw new AppError('meal plan schedule', { fields: { schedule: { code: 'meal plan schedule' } } })
  }
  await db.run(sql`
    update meal_plan_assignments set start_day = ${startDay}, end_day = ${endDay}::date, updated_at = now(),
      schedule = coalesce(${schedule ? jsonText(schedule) : null}::jsonb, schedule) where id = ${row.id}`)
  await assignmentEnds.auditChange(db, actor, 'move', row)
  const assignment = await presentOne(db, actor, row.id)
  await notifyChanged(db, { ...assignment, note: '' })
  return assignment
}

export async function undoUnassign(db: WorkspaceDb, actor: Actor, at: AssignmentAt): Promise<MealPlanAssignment> {
  return presentOne(db, actor, await assignmentEnds.undoUnassign(db, actor, at))
}

/** A condition on an assignment `a`: its client has recorded something by it. */
export const assignmentUses = collectionOf<Sql>('meal plan assignment uses')

/** A device that has the release may still send what was recorded by it without a network. */
const isStored = sql`exists (
  select from document_receipts t join clients c on c.membership_id = t.membership_id
  where c.id = a.client_id and t.release_id = a.release_id and t.stored_at >= a.created_at)`

/** Clients hear nothing any more of what was taken back. */
export async function undoAssign(db: WorkspaceDb, actor: Actor, at: AssignmentsAt): Promise<void> {
  const deletedIds = await assignmentEnds.undo(db, actor, at, joined([isStored, ...assignmentUses.gathered()], ' or '))
  await retractNotifications(db, { kind: mealPlanAssigned.kind, about: deletedIds })
}
