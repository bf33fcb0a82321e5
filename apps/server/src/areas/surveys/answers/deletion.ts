import type { ParsedInput } from '@allenio/contract'
import { deletedAnswerDays, type deleteSurveyAnswer } from '@allenio/contract/surveys'
import type { WithdrawnConsent } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { addSubjects, daysAgo, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { eraseFiles } from '#platform/files'
import { deleteFilesOf, undeleteFilesOf } from './files.ts'
import { findAnswers, reachAnswer } from './queries.ts'
import { deleteRecords, undeleteRecords } from './records.ts'

/** Deletes an answer, with the records that it brought unless they are kept. */
export async function deleteAnswer(
  db: WorkspaceDb,
  actor: Actor,
  { id, keepsRecords }: ParsedInput<typeof deleteSurveyAnswer>,
): Promise<void> {
  const { client_id: clientId } = await reachAnswer(db, actor, id)
  await db.run(sql`update survey_answers set deleted_at = now() where id = ${id}`)
  await deleteFilesOf(db, [id])
  if (!keepsRecords) await deleteRecords(db, [id])
  addSubjects(db, [clientId])
  await audit(db, { personId: actor.personId, action: 'delete survey answer', subjectId: id, details: { clientId, keepsRecords } })
}

export async function undeleteAnswer(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const [row] = await findAnswers(db, actor, [id])
  const { client_id: clientId, assignment_id: assignmentId, due_day: dueDay } = found(row)
  const another = await db.maybeOne(sql`
    select from survey_answers
    where assignment_id = ${assignmentId}::uuid and due_day = ${dueDay}::date and id <> ${id} and deleted_at is null`)
  // the client has answered the same check-in again meanwhile
  if (another) throw new AppError('not found')
  const restored = await db.run(sql`
    update survey_answers set deleted_at = null where id = ${id} and deleted_at > ${daysAgo(deletedAnswerDays)}`)
  if (restored === 0) throw new AppError('not found')
  await undeleteFilesOf(db, [id])
  await undeleteRecords(db, [id])
  addSubjects(db, [clientId])
  await audit(db, { personId: actor.personId, action: 'undelete survey answer', subjectId: id, details: { clientId } })
}

/** Erases what a client has answered under a consent that was withdrawn: answers, drafts, and what they wrote. */
export async function eraseAfterWithdrawal(db: WorkspaceDb, { clientId, purpose }: WithdrawnConsent): Promise<void> {
  if (purpose !== 'health data') return
  const answers = await db.many<Row<'survey_answers', 'id'>>(sql`select id from survey_answers where client_id = ${clientId} for update`)
  const ids = answers.map(({ id }) => id)
  await deleteRecords(db, ids)
  const files = await db.many<Row<'survey_answer_files', 'file_id'>>(sql`
    select file_id from survey_answer_files where answer_id = any(${ids}::uuid[])`)
  await db.run(sql`delete from survey_answers where client_id = ${clientId}`)
  await db.run(sql`delete from survey_drafts where client_id = ${clientId}`)
  await eraseFiles(
    db,
    db.workspaceId,
    files.map(({ file_id: id }) => id),
  )
}
