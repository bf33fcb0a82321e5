import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { emit } from '#platform/realtime'

/** Tells a collaborator's devices to reload their client list, because clients were assigned to them or taken away. */
export async function emitChargeChange(db: WorkspaceDb, membershipId: string): Promise<void> {
  const member = await db.maybeOne<Row<'memberships', 'person_id'>>(sql`select person_id from memberships where id = ${membershipId}`)
  // a member who is only invited has no devices here yet
  if (member?.person_id) emit(db, { personId: member.person_id, workspaceId: db.workspaceId }, 'resync', { reason: 'other clients' })
}
