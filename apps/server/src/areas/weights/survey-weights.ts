import { newId } from '@allenio/domain/ids'
import { notifyRecordListeners } from '#areas/client-records'
import { sql, type WorkspaceDb } from '#platform/db'

interface SurveyWeight {
  answerId: string
  clientId: string
  day: string
  /** Null where the answer names none, or none any more. */
  kg: number | null
  isByClient: boolean
  authorId: string
}

/** Stores the weight that an answer to a survey names: once, however often the answer is sent or corrected. */
export async function storeSurveyWeight(
  db: WorkspaceDb,
  { answerId, clientId, day, kg, isByClient, authorId }: SurveyWeight,
): Promise<void> {
  if (kg === null) {
    await deleteSurveyWeights(db, [answerId])
    return
  }
  const changed = await db.run(sql`
    insert into weights as w (id, client_id, day, kg, source, survey_answer_id, is_by_client, author_id)
    values (${newId()}, ${clientId}, ${day}, ${kg}, 'survey', ${answerId}, ${isByClient}, ${authorId})
    on conflict (workspace_id, survey_answer_id) where survey_answer_id is not null
      do update set day = excluded.day, kg = excluded.kg, deleted_at = null
    where (w.day, w.kg) is distinct from (excluded.day, excluded.kg) or w.deleted_at is not null`)
  if (changed === 0) return
  await notifyRecordListeners(db, { kind: 'weight', clientId, day, isByClient, authorId, weight: { kg, source: 'survey' } })
}

export const deleteSurveyWeights = (db: WorkspaceDb, answerIds: readonly string[]): Promise<number> =>
  db.run(sql`update weights set deleted_at = now() where survey_answer_id = any(${[...answerIds]}::uuid[]) and deleted_at is null`)

export const undeleteSurveyWeights = (db: WorkspaceDb, answerIds: readonly string[]): Promise<number> =>
  db.run(sql`update weights set deleted_at = null where survey_answer_id = any(${[...answerIds]}::uuid[]) and deleted_at is not null`)
