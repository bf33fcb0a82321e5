import type { SubjectPart } from '#areas/chat'
import { nothing, sql, type Row } from '#platform/db'
import { isReadable } from './queries.ts'

/** An answer of a client that a chat message is about: the reply to a check-in. */
export const surveyAnswerSubject: SubjectPart = {
  kind: 'survey answer',
  permission: 'view surveys',
  async find(db, { clientId, id }) {
    const row = await db.maybeOne<Row<'surveys', 'name'> & Row<'survey_answers', 'day'>>(sql`
      select e.name, r.day from survey_answers r join surveys e on e.id = r.survey_id
      where r.id = ${id} and r.client_id = ${clientId} and r.deleted_at is null`)
    return row && { title: row.name, day: row.day, parentId: null }
  },
  async listOpenable(db, actor, { clientId, subjects }) {
    const rows = await db.many<Row<'survey_answers', 'id'>>(sql`
      select r.id from survey_answers r join surveys e on e.id = r.survey_id join clients c on c.id = r.client_id
      where r.id = any(${subjects.map(({ id }) => id)}::uuid[]) and r.client_id = ${clientId} and r.deleted_at is null
        ${actor.role === 'client' ? nothing : sql`and ${isReadable(actor)}`}`)
    return rows.map(({ id }) => id)
  },
}
