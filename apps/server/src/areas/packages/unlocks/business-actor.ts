import type { Actor } from '#platform/access'
import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'

interface ActorRow extends Row<'memberships', 'id'>, NotNull<Row<'memberships', 'person_id'>>, Row<'persons', 'locale' | 'time_zone'> {}

/**
 * Finds the actor who gives the unlocks of a sale: the business itself, in the name of the member who made the sale, or of its admin where
 * a client has bought alone.
 */
export async function findBusinessActor(db: WorkspaceDb, authorId: string | null): Promise<Actor> {
  const row = await db.one<ActorRow>(sql`
    select m.id, m.person_id, p.locale, p.time_zone from memberships m join persons p on p.id = m.person_id
    where m.role <> 'client' and (m.id = ${authorId}::uuid or m.role = 'admin')
    order by coalesce(m.id = ${authorId}::uuid, false) desc, m.created_at, m.id limit 1`)
  return {
    personId: row.person_id,
    sessionId: '',
    language: row.locale,
    timeZone: row.time_zone,
    workspaceId: db.workspaceId,
    membershipId: row.id,
    role: 'admin',
    withheldPermissions: [],
  }
}
