import type { Output } from '@allenio/contract'
import type { getSurveyToFillIn } from '@allenio/contract/surveys'
import { clientCard, hasConsent, reachClient, type CardRow } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { mayReadAnswers, reachSurvey } from '../reach.ts'
import { readAsked } from './own.ts'
import { readVersion } from './versions.ts'

type LastRow = Row<'survey_answers', 'day' | 'answers'>

/** A survey as a professional fills it in for a client: with the check-in that is open, or on demand. */
export async function readSurveyToFillIn(
  db: WorkspaceDb,
  actor: Actor,
  { clientId, surveyId }: { clientId: string; surveyId: string },
): Promise<Output<typeof getSurveyToFillIn>> {
  await reachClient(db, actor, clientId)
  const survey = await reachSurvey(db, actor, surveyId)
  found(await db.maybeOne(sql`select 1 as found from surveys e where e.id = ${surveyId} and ${mayReadAnswers(actor)}`))
  const card = await db.one<CardRow>(sql`
    select c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id from clients c where c.id = ${clientId}`)
  const shared = { client: clientCard(card, actor), hasConsent: await hasConsent(db, clientId, 'health data') }
  const askedSurvey = (await readAsked(db, clientId)).find(each => each.surveyId === surveyId)
  if (askedSurvey) {
    const { name, type, intro, releaseId, version, number, last, assignmentId, isOpen, dueDay } = askedSurvey
    return { ...shared, surveyId, name, type, intro, releaseId, version, number, last, assignmentId, dueDay: isOpen ? dueDay : null }
  }
  if (survey.release_id === null) throw new AppError('survey draft')
  const { version, intro } = await readVersion(db, survey.release_id)
  const last = await db.maybeOne<LastRow>(sql`
    select day, answers from survey_answers where client_id = ${clientId} and survey_id = ${surveyId} and deleted_at is null
    order by day desc, sent_at desc, id desc limit 1`)
  const { name, type, release_id: releaseId } = survey
  return { ...shared, surveyId, name, type, intro, releaseId, version, number: 1, last: last ?? null, assignmentId: null, dueDay: null }
}
