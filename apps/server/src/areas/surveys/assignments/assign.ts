import type { ParsedInput } from '@allenio/contract'
import type { assignSurvey, SurveyAssignment } from '@allenio/contract/surveys'
import { askSurvey } from '#areas/client-actions'
import { lockClientsToAssign } from '#areas/client-records'
import { reachClients, todayFor } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { jsonText, sql, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import type { SurveyRecord } from '../reach.ts'
import { readAssignments } from './queries.ts'

type Assignment = Omit<ParsedInput<typeof assignSurvey>, 'id'>
type Client = Assignment['clients'][number]

/** Asks clients a survey, or changes when they are asked: all of them or none. */
export async function assignToClients(
  db: WorkspaceDb,
  actor: Actor,
  survey: SurveyRecord,
  { clients, message }: Assignment,
): Promise<SurveyAssignment[]> {
  if (survey.release_id === null) throw new AppError('survey draft')
  if (survey.archived_at !== null) throw new AppError('survey archived')
  const clientIds = clients.map(({ clientId }) => clientId)
  // no survey is made for one client, so none is of another
  await lockClientsToAssign(db, actor, { ids: clientIds, onlyClientId: null, inactive: 'survey client inactive', ofAnother: 'not found' })
  await refuseSecond(db, survey.id, clients)
  const clientOf = await reachClients(db, actor, clientIds)
  for (const group of Map.groupBy(clients, scheduleKey).values()) {
    const [first] = group
    if (!first) continue
    await askSurvey(db, actor, {
      receivers: group.map(({ clientId, assignmentId: id }) => ({ client: found(clientOf.get(clientId)), id })),
      title: survey.name,
      message,
      today: todayFor(actor),
      dueDay: first.startDay,
      repetition: first.repetition,
      untilDay: first.untilDay,
    })
  }
  await storeAssignments(db, actor, { surveyId: survey.id, clients, message })
  await audit(db, { personId: actor.personId, action: 'assign survey', subjectId: survey.id, details: { clientIds } })
  return readAssignments(
    db,
    actor,
    clients.map(({ assignmentId }) => assignmentId),
  )
}

/** Whether one of the clients is asked the survey already, by another assignment. The survey is locked by now. */
export async function hasSurvey(
  db: WorkspaceDb,
  surveyId: string,
  clients: readonly Pick<Client, 'clientId' | 'assignmentId'>[],
): Promise<boolean> {
  const second = await db.maybeOne(sql`
    select from survey_assignments u join client_actions a on a.id = u.id
    where u.survey_id = ${surveyId} and u.client_id = any(${clients.map(({ clientId }) => clientId)}::uuid[])
      and u.id <> all(${clients.map(({ assignmentId }) => assignmentId)}::uuid[])
      and u.ended_at is null and not a.is_done and a.deleted_at is null limit 1`)
  return second !== undefined
}

/** A client has a survey once: two rows of one survey would ask for every check-in twice. */
export async function refuseSecond(...question: Parameters<typeof hasSurvey>): Promise<void> {
  if (await hasSurvey(...question)) throw new AppError('survey had already')
}

/** Clients with one schedule are asked together. */
const scheduleKey = ({ startDay, repetition, untilDay }: Client) => JSON.stringify([startDay, repetition, untilDay])

interface StoredAssignments {
  surveyId: string
  clients: readonly Client[]
  message: string
}

async function storeAssignments(
  db: WorkspaceDb,
  { membershipId }: Actor,
  { surveyId, clients, message }: StoredAssignments,
): Promise<void> {
  const rows = clients.map(({ assignmentId: id, clientId: client, opensHoursBefore: opens, reminderHour: reminder }) => ({
    id,
    client,
    opens,
    reminder,
  }))
  const stored = await db.run(sql`
    insert into survey_assignments as u (id, survey_id, client_id, opens_hours_before, reminder_hour, message, assigned_by)
    select r.id, ${surveyId}, r.client, r.opens, r.reminder, ${message}, ${membershipId}
    from jsonb_to_recordset(${jsonText(rows)}::jsonb) as r (id uuid, client uuid, opens integer, reminder integer)
    join client_actions a on a.id = r.id and a.client_id = r.client
    on conflict (workspace_id, id) do update set opens_hours_before = excluded.opens_hours_before,
      reminder_hour = excluded.reminder_hour, message = excluded.message, ended_at = null
    where u.survey_id = excluded.survey_id and u.client_id = excluded.client_id`)
  // an id of the device that names another client's task, or another survey
  if (stored < rows.length) throw new AppError('record id taken')
}
