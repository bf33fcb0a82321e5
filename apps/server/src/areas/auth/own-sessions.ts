import { enterMembership } from '#areas/permissions'
import type { Membership, Person } from '#platform/access'
import { moveSessionTo } from '#platform/auth'
import { sql, type Row, type SystemDb } from '#platform/db'

type SessionRow = Row<'sessions', 'id' | 'device' | 'created_at' | 'last_used_at'>

export async function listOwnSessions(db: SystemDb, { personId, sessionId }: Person) {
  const rows = await db.many<SessionRow>(sql`
    select id, device, created_at, last_used_at from sessions
    where person_id = ${personId} and strategy = 'local' and idle_until > now() and expires_at > now()
    order by last_used_at desc limit 100`)
  return rows.map(({ id, device, created_at, last_used_at }) => ({
    id,
    device,
    createdAt: created_at,
    lastUsedAt: last_used_at,
    isCurrent: id === sessionId,
  }))
}

/** Makes a workspace the one that new tabs of this session open; does nothing when the person is no active member of it. */
export async function moveSession(db: SystemDb, person: Person, workspaceId: string): Promise<Membership | undefined> {
  const row = await enterMembership(db, person, workspaceId)
  if (!row) return undefined
  await moveSessionTo(db, person, workspaceId)
  return { workspaceId, membershipId: row.id, role: row.role, withheldPermissions: row.withheld_permissions }
}
