import type { Answers } from '@allenio/contract/surveys'
import { jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'

/** An answer that was judged, as it is stored. */
export interface NewAnswer {
  id: string
  clientId: string
  surveyId: string
  assignmentId: string | null
  releaseId: string
  dueDay: string | null
  /** Which check-in of its row; null outside of one. */
  number: number | null
  day: string
  answers: Answers
  flags: number
  isByClient: boolean
  authorId: string
  sentAt: string
  /** For answers of the past, which wait for nobody. */
  reviewedAt?: string
  reviewedBy?: string
}

/** Inserts answers, and returns the ids of those that are new: one that is there already, or whose check-in is answered, is left out. */
export async function insertAnswers(db: WorkspaceDb, answers: readonly NewAnswer[]): Promise<ReadonlySet<string>> {
  const rows = await db.many<Row<'survey_answers', 'id'>>(sql`
    insert into survey_answers (id, client_id, survey_id, assignment_id, release_id, due_day, number, day, answers, flags, is_by_client,
      author_id, sent_at, updated_at, reviewed_at, reviewed_by)
    select r.id, r."clientId", r."surveyId", r."assignmentId", r."releaseId", r."dueDay", r.number, r.day, r.answers, r.flags,
      r."isByClient", r."authorId", least(r."sentAt", now()), least(r."sentAt", now()), r."reviewedAt", r."reviewedBy"
    from jsonb_to_recordset(${jsonText(answers)}::jsonb) as r (id uuid, "clientId" uuid, "surveyId" uuid, "assignmentId" uuid,
      "releaseId" uuid, "dueDay" date, number integer, day date, answers jsonb, flags integer, "isByClient" boolean, "authorId" uuid,
      "sentAt" timestamptz, "reviewedAt" timestamptz, "reviewedBy" uuid)
    on conflict do nothing returning id`)
  return new Set(rows.map(({ id }) => id))
}
