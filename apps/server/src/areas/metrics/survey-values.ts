import { newId } from '@allenio/domain/ids'
import { sql, type WorkspaceDb } from '#platform/db'

interface SurveyValues {
  answerId: string
  clientId: string
  day: string
  isByClient: boolean
  authorId: string
  /** By the kind of the metric, which is one of the table or an own one that exists. */
  values: ReadonlyMap<string, number>
}

/** Stores the values that an answer to a survey names, one for each metric, and deletes those that it no longer has. */
export async function storeSurveyValues(
  db: WorkspaceDb,
  { answerId, clientId, day, isByClient, authorId, values }: SurveyValues,
): Promise<void> {
  const rows = [...values].map(([kind, value]) => ({ id: newId(), kind, value }))
  const kinds = rows.map(({ kind }) => kind)
  await db.run(sql`delete from metric_values where survey_answer_id = ${answerId} and kind <> all(${kinds}::text[])`)
  if (rows.length === 0) return
  await db.run(sql`
    insert into client_metrics as m (client_id, kind) select ${clientId}, unnest(${kinds}::text[])
    on conflict (workspace_id, client_id, kind) do update set deleted_at = null, target = null, target_day = null
    where m.deleted_at is not null`)
  await db.run(sql`
    insert into metric_values (id, client_id, kind, day, value, survey_answer_id, is_by_client, author_id)
    select r.id, ${clientId}, r.kind, ${day}, r.value, ${answerId}, ${isByClient}, ${authorId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, kind text, value numeric)
    on conflict (workspace_id, survey_answer_id, kind) where survey_answer_id is not null do update
      set day = excluded.day, value = excluded.value, deleted_at = null`)
}

export const deleteSurveyValues = (db: WorkspaceDb, answerIds: readonly string[]): Promise<number> =>
  db.run(sql`update metric_values set deleted_at = now() where survey_answer_id = any(${[...answerIds]}::uuid[]) and deleted_at is null`)

/** Undeletes the values of answers, but not those of a metric that was removed meanwhile. */
export const undeleteSurveyValues = (db: WorkspaceDb, answerIds: readonly string[]): Promise<number> =>
  db.run(sql`
  update metric_values v set deleted_at = null where v.survey_answer_id = any(${[...answerIds]}::uuid[]) and v.deleted_at is not null
    and exists (select from client_metrics m where m.client_id = v.client_id and m.kind = v.kind and m.deleted_at is null)`)
