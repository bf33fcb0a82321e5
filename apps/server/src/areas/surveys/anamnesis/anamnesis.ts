import type { Output } from '@allenio/contract'
import type { getAnamnesisAnswer, SurveyAssignment } from '@allenio/contract/surveys'
import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { anamnesisTexts } from '@allenio/domain/surveys'
import { reachClient, todayFor } from '#areas/clients'
import type { Actor } from '#platform/access'
import { auditOnceADay } from '#platform/audit'
import { lockFor, sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { readVersions } from '../answers/versions.ts'
import { assignToClients } from '../assignments/assign.ts'
import { readExample } from '../examples.ts'
import { createSurvey } from '../new-surveys.ts'
import { mayReadAnswers, reachSurveyToChange } from '../reach.ts'

/** A survey `e` has a question that goes into the anamnesis, and can be asked. */
const asksAnamnesis = sql`e.release_id is not null and e.archived_at is null and e.deleted_at is null and exists (
  select from survey_questions q where q.document_id = e.id and q.deleted_at is null and q.cells ? 'anamnesis')`

/** The survey of the business that asks for the anamnesis; the product's own is made where there is none. */
async function findOrCreateSurvey(db: WorkspaceDb, actor: Actor): Promise<string> {
  // two who send it first at once make one survey
  await lockFor(db, 'anamnesis survey')
  const survey = await db.maybeOne<Row<'surveys', 'id'>>(
    sql`select e.id from surveys e where ${asksAnamnesis} order by e.created_at, e.id limit 1`,
  )
  if (survey) return survey.id
  const { name, type } = readExample('before the visit', actor.language)
  return createSurvey(db, actor, {
    name,
    type,
    example: 'before the visit',
    reader: null,
    intro: '',
    welcomeFor: 'nobody',
    welcomeTypes: [],
    isDraft: false,
  })
}

/** Asks a client the questions before a visit, from today. */
export async function sendSurvey(db: WorkspaceDb, actor: Actor, clientId: string): Promise<SurveyAssignment> {
  await reachClient(db, actor, clientId)
  const survey = await reachSurveyToChange(db, actor, await findOrCreateSurvey(db, actor))
  const terms = { startDay: todayFor(actor), repetition: { kind: 'once' as const }, untilDay: null, opensHoursBefore: 0, reminderHour: 8 }
  const assigned = await assignToClients(db, actor, survey, { clients: [{ clientId, assignmentId: newId(), ...terms }], message: '' })
  return found(assigned[0])
}

type AnswerRow = Row<'survey_answers', 'id' | 'release_id' | 'answers' | 'day'>
// few of the check-ins that come in between ask for the anamnesis
const searchedAnswers = 20

/** The latest answer of half a year that goes into the anamnesis, and whether one is awaited. */
export async function readAnamnesisAnswer(db: WorkspaceDb, actor: Actor, clientId: string): Promise<Output<typeof getAnamnesisAnswer>> {
  await reachClient(db, actor, clientId)
  const rows = await db.many<AnswerRow>(sql`
    select r.id, r.release_id, r.answers, r.day from survey_answers r join surveys e on e.id = r.survey_id
    where r.client_id = ${clientId} and r.deleted_at is null and r.is_by_client and r.day > current_date - 183 and ${mayReadAnswers(actor)}
    order by r.sent_at desc, r.id desc limit ${searchedAnswers}`)
  const versions = await readVersions(
    db,
    rows.map(({ release_id }) => release_id),
  )
  const answered = rows.flatMap(({ id, day, release_id, answers }) => {
    const published = versions.get(release_id)
    const texts = published ? anamnesisTexts(published.version, answers, actor.language) : {}
    return Object.keys(texts).length > 0 ? [{ id, day, texts }] : []
  })
  const openTask = await db.maybeOne<Row<'client_actions', 'due_day'>>(sql`
    select a.due_day from survey_assignments u join client_actions a on a.id = u.id join surveys e on e.id = u.survey_id
    where u.client_id = ${clientId} and u.ended_at is null and not a.is_done and a.deleted_at is null and ${asksAnamnesis} limit 1`)
  const [answer] = answered
  if (answer) await auditOnceADay(db, { personId: actor.personId, action: 'read survey answer', subjectId: answer.id, day: romeDay() })
  return { answer: answer ?? null, askedOn: openTask?.due_day ?? null }
}
