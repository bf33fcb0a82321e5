import type { SubjectPart } from '#areas/client-records'
import { sql, type Row } from '#platform/db'
import { reachablePrograms } from './reach.ts'

/** A program that a client was given, which a chat message is about. */
export const programSubject: SubjectPart = {
  kind: 'program',
  permission: 'view programs',
  async find(db, { clientId, id }) {
    const row = await db.maybeOne<Row<'program_users', 'title' | 'program_id'>>(sql`
      select title, program_id from program_users where id = ${id} and client_id = ${clientId}`)
    return row && { title: row.title, day: null, parentId: row.program_id }
  },
  // a client keeps what they were given, whatever becomes of the program, which is what the team opens
  async listOpenable(db, actor, { clientId, subjects }) {
    const ids = subjects.map(({ id }) => id)
    const programIds = subjects.map(({ parentId }) => parentId)
    const rows = await db.many<Row<'program_users', 'id'>>(
      actor.role === 'client'
        ? sql`select u.id from program_users u where u.id = any(${ids}::uuid[]) and u.client_id = ${clientId}`
        : sql`
          select s.id from unnest(${ids}::uuid[], ${programIds}::uuid[]) as s (id, program_id)
          join programs p on p.id = s.program_id and p.deleted_at is null where ${reachablePrograms(actor)}`,
    )
    return rows.map(({ id }) => id)
  },
}
