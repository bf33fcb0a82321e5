import { surveyLimits, type Answers } from '@allenio/contract/surveys'
import { addDays, dayIn } from '@allenio/domain/days'
import { checkInOn, flaggedAnswers } from '@allenio/domain/surveys'
import { completeSurvey } from '#areas/client-actions'
import { hasConsent, type ReachedClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { addSubjects, jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { planColumns, planOf, type PlanRow } from '../assignments/plans.ts'
import { readMetricFacts } from '../metrics.ts'
import { forgetDraft } from './drafts.ts'
import { storeFiles } from './files.ts'
import { insertAnswers } from './new-answers.ts'
import { notifyAnswered } from './notifications.ts'
import { recordsIn, storeRecords } from './records.ts'
import { judgeAnswers } from './validation.ts'
import { readVersion } from './versions.ts'

interface Sending {
  id: string
  /** Locked. */
  client: ReachedClient
  surveyId?: string
  assignmentId: string | null
  releaseId: string
  dueDay: string | null
  /** Where the client lives. */
  day: string
  sentAt: string
  answers: Answers
  isByClient: boolean
}

type AssignmentRow = PlanRow & Row<'survey_assignments', 'id' | 'survey_id' | 'ended_at'>

const findAssignment = (db: WorkspaceDb, { id, clientId }: { id: string; clientId: string }) =>
  db.maybeOne<AssignmentRow>(sql`
  select u.id, u.survey_id, u.ended_at, ${planColumns} from survey_assignments u join client_actions a on a.id = u.id
  join clients c on c.id = u.client_id where u.id = ${id} and u.client_id = ${clientId} for update of u`)

/** Whether the answer is there already, as a device sent it before; the id of another one is refused. */
async function isSentAgain(db: WorkspaceDb, { id, client }: Pick<Sending, 'id' | 'client'>): Promise<boolean> {
  const row = await db.maybeOne<Row<'survey_answers', 'client_id'>>(sql`select client_id from survey_answers where id = ${id}`)
  if (row && row.client_id !== client.id) throw new AppError('record id taken')
  return row !== undefined
}

/** The clocks of devices are not quite right: a check-in that is about to open counts as open. */
const clockMs = 10 * 60_000

/** No check-in opens so many days before its own: further ones are not looked for, because a plan without an end has thousands. */
const daysAhead = Math.ceil(surveyLimits.opensHoursBefore / 24) + 1

/** The number of the check-in that an answer names: its plan has to have that day, and the check-in has to be open already. */
function checkInNumber(assignment: AssignmentRow | undefined, dueDay: string | null): number | null {
  if (dueDay === null) return null
  const plan = planOf(found(assignment))
  if (dueDay > addDays(dayIn(plan.timeZone), daysAhead)) throw new AppError('survey not open')
  const { number, opensAt } = found(checkInOn(plan, dueDay))
  if (opensAt > Date.now() + clockMs) throw new AppError('survey not open')
  return number
}

/** Stores an answer with all that it says, once. */
export async function storeAnswer(db: WorkspaceDb, actor: Actor, sending: Sending): Promise<void> {
  const { id, client, assignmentId, releaseId, dueDay, day, sentAt, isByClient } = sending
  if (await isSentAgain(db, sending)) return
  if (!(await hasConsent(db, client.id, 'health data'))) throw new AppError('consent needed')
  const assignment = assignmentId === null ? undefined : found(await findAssignment(db, { id: assignmentId, clientId: client.id }))
  if (assignment && assignment.ended_at !== null) throw new AppError('survey ended')
  const published = await readVersion(db, releaseId)
  const surveyId = assignment?.survey_id ?? found(sending.surveyId)
  if (published.surveyId !== surveyId) throw new AppError('not found')
  const number = checkInNumber(assignment, dueDay)
  const metrics = await readMetricFacts(db, actor.language)
  const { version } = published
  const answers = judgeAnswers({ version, answers: sending.answers, number: number ?? 1, today: dayIn(client.time_zone), metrics })
  const flags = flaggedAnswers(version, answers).length
  const stored = await insertAnswers(db, [
    {
      id,
      clientId: client.id,
      surveyId,
      assignmentId,
      releaseId,
      dueDay,
      number,
      day,
      answers,
      flags,
      isByClient,
      authorId: actor.membershipId,
      sentAt,
    },
  ])
  // another device has answered the same check-in
  if (stored.size === 0) throw new AppError('survey answered')
  await storeFiles(db, actor, { answerId: id, version, answers })
  await storeRecords(db, actor, { answerId: id, clientId: client.id, day, isByClient, records: recordsIn(version, answers) })
  if (assignment && dueDay !== null) {
    await completeSurvey(db, { id, actionId: assignment.id, dueDay, isByClient, authorId: actor.membershipId })
  }
  if (assignmentId !== null) {
    await forgetDraft(db, assignmentId)
    await db.run(sql`update survey_assignments set opens_at_entry = false where id = ${assignmentId} and opens_at_entry`)
  }
  addSubjects(db, [client.id])
  await audit(db, { personId: actor.personId, action: 'send survey answer', subjectId: id, details: { clientId: client.id } })
  if (isByClient) await notifyAnswered(db, { answerId: id, surveyId, clientId: client.id, flags, by: actor.membershipId })
}

/** Writes a correction over an answer, and keeps what stood before. */
export async function correctAnswer(
  db: WorkspaceDb,
  actor: Actor,
  { id, client, answers: written }: { id: string; client: ReachedClient; answers: Answers },
): Promise<void> {
  const row = found(
    await db.maybeOne<CorrectedRow>(sql`
    select id, release_id, number, day, answers, reviewed_at, sent_back_at, survey_id from survey_answers
    where id = ${id} and client_id = ${client.id} and deleted_at is null for update`),
  )
  if (row.reviewed_at !== null && row.sent_back_at === null) throw new AppError('survey answer reviewed')
  if (!(await hasConsent(db, client.id, 'health data'))) throw new AppError('consent needed')
  const { version } = await readVersion(db, row.release_id)
  const metrics = await readMetricFacts(db, actor.language)
  const answers = judgeAnswers({ version, answers: written, number: row.number ?? 1, today: dayIn(client.time_zone), metrics })
  // a device that sends its correction again changes nothing
  if (jsonText(answers) === jsonText(row.answers)) return
  const flags = flaggedAnswers(version, answers).length
  await db.run(sql`insert into survey_former_answers (answer_id, at, answers) values (${id}, clock_timestamp(), ${jsonText(row.answers)})`)
  await db.run(sql`
    update survey_answers set answers = ${jsonText(answers)}, flags = ${flags}, updated_at = now(), reviewed_at = null, reviewed_by = null,
      sent_back_at = null, sent_back_by = null, sent_back_note = '' where id = ${id}`)
  await storeFiles(db, actor, { answerId: id, version, answers })
  await storeRecords(db, actor, { answerId: id, clientId: client.id, day: row.day, isByClient: true, records: recordsIn(version, answers) })
  addSubjects(db, [client.id])
  await audit(db, { personId: actor.personId, action: 'correct survey answer', subjectId: id, details: { clientId: client.id } })
  await notifyAnswered(db, { answerId: id, surveyId: row.survey_id, clientId: client.id, flags, by: actor.membershipId })
}

type CorrectedRow = Row<'survey_answers', 'id' | 'release_id' | 'number' | 'day' | 'answers' | 'reviewed_at' | 'sent_back_at' | 'survey_id'>
