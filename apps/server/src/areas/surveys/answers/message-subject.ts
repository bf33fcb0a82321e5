import type { SubjectPart } from '#areas/client-records'
import { sql, type Row } from '#platform/db'
import { findAnswers } from './queries.ts'

/** An answer that a message replies to: both sides open it from the message. */
export const answerSubject: SubjectPart = {
  kind: 'survey answer',
  permission: 'view surveys',
  async find(db, { clientId, id }) {
    const row = await db.maybeOne<Row<'surveys', 'name'> & Row<'survey_answers', 'day'>>(sql`
      select e.name, r.day from survey_answers r join surveys e on e.id = r.survey_id
      where r.id = ${id} and r.client_id = ${clientId} and r.deleted_at is null`)
    return row && { title: row.name, day: row.day, parentId: null }
  },
  async listOpenable(db, actor, { subjects }) {
    const answers = await findAnswers(
      db,
      actor,
      subjects.map(({ id }) => id),
    )
    return answers.flatMap(({ id, deleted_at }) => (deleted_at === null ? [id] : []))
  },
}
