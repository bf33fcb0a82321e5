import type { SubjectPart } from '#areas/chat'
import { sql, type Row } from '#platform/db'

/** A program that a client was given, which a chat message is about. */
export const programSubject: SubjectPart = {
  kind: 'program',
  permission: 'view programs',
  async find(db, { clientId, id }) {
    const row = await db.maybeOne<Row<'program_users', 'title' | 'program_id'>>(sql`
      select title, program_id from program_users where id = ${id} and client_id = ${clientId}`)
    return row && { title: row.title, day: null, parentId: row.program_id }
  },
}
