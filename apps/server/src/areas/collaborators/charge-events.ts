import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { tell } from '#platform/realtime'

/** Whose clients have changed looks again: the list on their screen shows nobody they lost and everybody they were given. */
export async function tellCharge(db: WorkspaceDb, membershipId: string): Promise<void> {
  const member = await db.maybeOne<Row<'memberships', 'person_id'>>(sql`select person_id from memberships where id = ${membershipId}`)
  // whoever is only invited has no devices here yet
  if (member?.person_id) tell(db, { personId: member.person_id, workspaceId: db.workspaceId }, 'resync', { reason: 'other clients' })
}
