import type { ParsedInput } from '@allenio/contract'
import type { Answers, saveSurveyDraft } from '@allenio/contract/surveys'
import { hasConsent } from '#areas/clients'
import { jsonText, sql, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'

interface CheckInState {
  is_over: boolean
}

/** Keeps what a client has begun, for their other devices. The one that was saved last counts. */
export async function saveDraft(
  db: WorkspaceDb,
  clientId: string,
  { id, releaseId, answers, savedAt }: ParsedInput<typeof saveSurveyDraft>,
): Promise<void> {
  found(
    await db.maybeOne(sql`
    select 1 as found from survey_assignments u join document_releases r on r.id = ${releaseId} and r.document_id = u.survey_id
    where u.id = ${id} and u.client_id = ${clientId} and u.ended_at is null`),
  )
  if (!(await hasConsent(db, clientId, 'health data'))) throw new AppError('consent needed')
  // a draft that was on its way when the answers were sent would come up as the beginning of the next ones
  const { is_over: isOver } = await db.one<CheckInState>(sql`
    select exists (
      select from survey_answers where assignment_id = ${id} and client_id = ${clientId} and sent_at >= ${savedAt}::timestamptz
    ) as is_over`)
  if (isOver) return
  if (Object.keys(answers).length === 0) {
    await db.run(sql`delete from survey_drafts where assignment_id = ${id} and saved_at <= ${savedAt}::timestamptz`)
    return
  }
  await db.run(sql`
    insert into survey_drafts as d (assignment_id, client_id, release_id, answers, saved_at)
    values (${id}, ${clientId}, ${releaseId}, ${jsonText(answers)}, least(${savedAt}::timestamptz, now()))
    on conflict (workspace_id, assignment_id) do update
      set release_id = excluded.release_id, answers = excluded.answers, saved_at = excluded.saved_at
    where d.saved_at <= excluded.saved_at`)
}

export const forgetDraft = (db: WorkspaceDb, assignmentId: string): Promise<number> =>
  db.run(sql`delete from survey_drafts where assignment_id = ${assignmentId}`)

export interface Draft {
  releaseId: string
  answers: Answers
  savedAt: string
}
