import type { SurveyAssignment } from '@allenio/contract/surveys'
import { actionAsked, endSurveyActions, eraseSurveyActions, restoreSurveyActions } from '#areas/client-actions'
import { isOfClients } from '#areas/client-records'
import { reachableClients } from '#areas/clients'
import { retractNotifications } from '#areas/notifications'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { addSubjects, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import type { SurveyRecord } from '../reach.ts'
import { refuseSecond } from './assign.ts'
import { readAssignments } from './queries.ts'

interface AssignmentAt {
  id: string
  assignmentId: string
}

type EndedRow = Row<'survey_assignments', 'id' | 'client_id' | 'ended_at'>

async function reach(db: WorkspaceDb, actor: Actor, { id, assignmentId }: AssignmentAt): Promise<EndedRow> {
  const row = found(
    await db.maybeOne<EndedRow>(sql`
    select u.id, u.client_id, u.ended_at from survey_assignments u
    where u.id = ${assignmentId} and u.survey_id = ${id} and u.client_id in (select c.id from clients c where ${reachableClients(actor)})
    for no key update of u`),
  )
  addSubjects(db, [row.client_id])
  return row
}

/** Ends assignments `u` with their actions. The answers stay. */
export async function endAssignments(db: WorkspaceDb, condition: Sql): Promise<string[]> {
  const rows = await db.many<EndedRow>(sql`
    update survey_assignments u set ended_at = now() where u.ended_at is null and ${condition} returning u.id, u.client_id, u.ended_at`)
  const ids = rows.map(({ id }) => id)
  await endSurveyActions(db, ids)
  addSubjects(
    db,
    rows.map(({ client_id: clientId }) => clientId),
  )
  return ids
}

export async function unassign(db: WorkspaceDb, actor: Actor, at: AssignmentAt): Promise<void> {
  const row = await reach(db, actor, at)
  if (row.ended_at !== null) throw new AppError('not found')
  await endAssignments(db, sql`u.id = ${row.id}`)
  await auditEnd(db, actor, 'unassign survey', row)
}

export async function undoUnassign(
  db: WorkspaceDb,
  actor: Actor,
  survey: SurveyRecord,
  { assignmentId }: Pick<AssignmentAt, 'assignmentId'>,
): Promise<SurveyAssignment> {
  if (survey.archived_at !== null) throw new AppError('survey archived')
  const row = await reach(db, actor, { id: survey.id, assignmentId })
  if (row.ended_at === null) throw new AppError('not found')
  await refuseSecond(db, survey.id, [{ clientId: row.client_id, assignmentId: row.id }])
  await db.run(sql`update survey_assignments set ended_at = null where id = ${row.id}`)
  await restoreSurveyActions(db, [row.id])
  await auditEnd(db, actor, 'undo unassign survey', row)
  const [assignment] = await readAssignments(db, actor, [row.id])
  return found(assignment)
}

const auditEnd = (db: WorkspaceDb, actor: Actor, action: string, { id, client_id: clientId }: EndedRow) =>
  audit(db, { personId: actor.personId, action, subjectId: clientId, details: { assignmentId: id } })

/** Undoes what was assigned within the hour, as if it had never been; one that is older, or that somebody has answered, ends. */
export async function undoAssign(
  db: WorkspaceDb,
  actor: Actor,
  { id, assignmentIds }: { id: string; assignmentIds: readonly string[] },
): Promise<void> {
  const rows = await db.many<EndedRow & { is_erased: boolean }>(sql`
    select u.id, u.client_id, u.ended_at, u.created_at > now() - interval '1 hour'
      and not exists (select from survey_answers r where r.assignment_id = u.id) as is_erased
    from survey_assignments u where u.id = any(${[...assignmentIds]}::uuid[]) and u.survey_id = ${id}
      and u.client_id in (select c.id from clients c where ${reachableClients(actor)}) order by u.id for update of u`)
  if (rows.length === 0) return
  const clientIds = rows.map(({ client_id: clientId }) => clientId)
  const erasedIds = rows.filter(({ is_erased: isErased }) => isErased).map(row => row.id)
  const otherIds = rows.filter(({ is_erased: isErased }) => !isErased).map(row => row.id)
  await eraseSurveyActions(db, erasedIds)
  await endAssignments(db, sql`u.id = any(${otherIds}::uuid[])`)
  addSubjects(db, clientIds)
  await retractNotifications(db, { kind: actionAsked.kind, about: erasedIds })
  await audit(db, { personId: actor.personId, action: 'undo assign survey', subjectId: id, details: { clientIds } })
}

/** Assignments end with the member who made them, or go to an heir. */
export const handOverAssignments = (
  db: WorkspaceDb,
  { of, to, clientIds }: { of: string; to: string; clientIds?: readonly string[] | undefined },
) => db.run(sql`update survey_assignments set assigned_by = ${to} where assigned_by = ${of} and ${isOfClients(clientIds)}`)

/** Follows an action that somebody has deleted among the tasks of a client, or brought back. */
export const followAction = async (db: WorkspaceDb, { ids, isEnded }: { ids: readonly string[]; isEnded: boolean }): Promise<void> =>
  void (await db.run(sql`
    update survey_assignments set ended_at = case when ${isEnded}::boolean then now() end where id = any(${[...ids]}::uuid[])`))
