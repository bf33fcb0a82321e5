import type { WorkspaceRole } from '@allenio/contract'
import { moveSessionsOn, removeMember } from '#areas/permissions'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'

/** Ends the membership as the business's own doors do, with what hangs on it, and tells the business. */
export type Leave = (db: WorkspaceDb, membershipId: string) => Promise<void>

const doors = new Map<WorkspaceRole, Leave>()

/** Called by an area's door when it is loaded: who has one of these roles leaves this way. */
export function registerLeaving(roles: readonly WorkspaceRole[], leaveAs: Leave): void {
  for (const role of roles) doors.set(role, leaveAs)
}

/** Ends the person's membership, whatever the business says to it; they stay signed in. Answers the business's name. */
export async function leave(db: WorkspaceDb, { personId, membershipId, role }: Actor): Promise<string> {
  const { name } = await db.one<{ name: string }>(sql`select name from workspaces where id = ${db.workspaceId}`)
  await moveSessionsOn(db, personId)
  await (doors.get(role) ?? removeMember)(db, membershipId)
  await audit(db, { personId, action: 'leave business', subjectId: membershipId })
  return name
}
