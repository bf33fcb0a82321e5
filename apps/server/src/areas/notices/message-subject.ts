import type { SubjectPart } from '#areas/client-records'
import { sql, type Row } from '#platform/db'
import { isVisible } from './access.ts'

/** A notice that a client answers in the chat: both sides open it from the message. */
export const noticeSubject: SubjectPart = {
  kind: 'notice',
  permission: 'view notices',
  async find(db, { clientId, id }) {
    const row = await db.maybeOne<Row<'notices', 'title'>>(sql`
      select e.title from notices e join notice_readers r on r.notice_id = e.id
      where e.id = ${id} and r.client_id = ${clientId} and e.deleted_at is null and e.withdrawn_at is null`)
    return row && { title: row.title, day: null, parentId: null }
  },
  async listOpenable(db, actor, { subjects }) {
    const ids = subjects.map(({ id }) => id)
    const rows = await db.many<Row<'notices', 'id'>>(sql`
      select e.id from notices e where e.id = any(${ids}::uuid[]) and ${isVisible(actor)}`)
    return rows.map(({ id }) => id)
  },
}
