import type { Actor } from '#platform/access'
import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'

type MemberRow = NotNull<Row<'memberships', 'person_id'>> &
  Row<'memberships', 'role' | 'withheld_permissions'> &
  Row<'persons', 'locale' | 'time_zone'>

/** The member who has changed something in their own calendar, as they act here; undefined once they have left. */
export async function findActor(db: WorkspaceDb, membershipId: string): Promise<Actor | undefined> {
  const row = await db.maybeOne<MemberRow>(sql`
    select m.person_id, m.role, m.withheld_permissions, p.locale, p.time_zone from memberships m join persons p on p.id = m.person_id
    where m.id = ${membershipId} and m.status = 'active'`)
  return (
    row && {
      personId: row.person_id,
      sessionId: '',
      language: row.locale,
      timeZone: row.time_zone,
      workspaceId: db.workspaceId,
      membershipId,
      role: row.role,
      withheldPermissions: row.withheld_permissions,
    }
  )
}
