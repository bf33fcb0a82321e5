import type { ParsedInput } from '@allenio/contract'
import type { reviewSurveyAnswers, sendBackSurveyAnswer } from '@allenio/contract/surveys'
import { reachClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { addSubjects, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { notifyReviewed, notifySentBack } from './notifications.ts'
import { findAnswers, reachAnswer } from './queries.ts'

/** Marks answers as reviewed, or takes that back; answers those that it changed. One that is out of reach refuses all. */
export async function reviewAnswers(
  db: WorkspaceDb,
  actor: Actor,
  { ids, isReviewed }: ParsedInput<typeof reviewSurveyAnswers>,
): Promise<string[]> {
  const rows = await findAnswers(db, actor, ids)
  if (rows.length < new Set(ids).size || rows.some(({ deleted_at: deletedAt }) => deletedAt !== null)) throw new AppError('not found')
  const changedRows = await db.many<Row<'survey_answers', 'id'>>(sql`
    update survey_answers set reviewed_at = case when ${isReviewed}::boolean then now() end,
      reviewed_by = case when ${isReviewed}::boolean then ${actor.membershipId}::uuid end
    where id = any(${ids}::uuid[]) and (reviewed_at is not null) <> ${isReviewed}::boolean returning id`)
  const changed = new Set(changedRows.map(({ id }) => id))
  const changedAnswers = rows.filter(({ id }) => changed.has(id))
  const clientIds = changedAnswers.map(({ client_id: id }) => id)
  addSubjects(db, clientIds)
  if (isReviewed) {
    const clientOf = await reachClients(db, actor, clientIds)
    for (const { id, survey_id: surveyId, client_id: clientId } of changedAnswers) {
      await notifyReviewed(db, { surveyId, client: found(clientOf.get(clientId)), answerId: id, by: actor.membershipId })
    }
  }
  for (const id of changed) {
    await audit(db, { personId: actor.personId, action: isReviewed ? 'review survey answer' : 'undo review survey answer', subjectId: id })
  }
  return [...changed]
}

/** Opens an answer again for its client, or closes it. */
export async function sendBack(
  db: WorkspaceDb,
  actor: Actor,
  { id, isSentBack, note }: ParsedInput<typeof sendBackSurveyAnswer>,
): Promise<void> {
  const { client_id: clientId, survey_id: surveyId, sent_back_at: wasSentBack } = await reachAnswer(db, actor, id)
  await db.run(sql`
    update survey_answers set sent_back_at = case when ${isSentBack}::boolean then now() end,
      sent_back_by = case when ${isSentBack}::boolean then ${actor.membershipId}::uuid end,
      sent_back_note = case when ${isSentBack}::boolean then ${note} else '' end where id = ${id}`)
  addSubjects(db, [clientId])
  await audit(db, {
    personId: actor.personId,
    action: isSentBack ? 'send back survey answer' : 'undo send back survey answer',
    subjectId: id,
  })
  if (!isSentBack || wasSentBack !== null) return
  const client = found((await reachClients(db, actor, [clientId])).get(clientId))
  await notifySentBack(db, { surveyId, client, answerId: id, by: actor.membershipId })
}
