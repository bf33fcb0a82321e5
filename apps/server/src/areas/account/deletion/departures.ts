import type { WorkspaceRole } from '@allenio/contract'
import { moveSessionsOn, removeMember } from '#areas/permissions'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { collectionOf } from '#platform/contributions'
import { sql, type Row, type WorkspaceDb } from '#platform/db'

/** Ends the membership with everything that depends on it, as the business itself would, and notifies the business. */
export type Leave = (db: WorkspaceDb, membershipId: string) => Promise<void>

/** The way in which members with these roles leave. */
export interface Departure {
  roles: readonly WorkspaceRole[]
  leave: Leave
}

export const departures = collectionOf<Departure>('departures')

/** Ends the person's membership, even against the will of the business; they stay signed in. Answers the business's name. */
export async function leaveBusiness(db: WorkspaceDb, { personId, membershipId, role }: Actor): Promise<string> {
  const { name } = await db.one<Row<'workspaces', 'name'>>(sql`select name from workspaces where id = ${db.workspaceId}`)
  // before the sessions, as everything that changes both: in the opposite order the two wait for each other
  await db.run(sql`select id from memberships where id = ${membershipId} for no key update`)
  await moveSessionsOn(db, personId)
  const departure = departures.gathered().find(({ roles }) => roles.includes(role))
  await (departure?.leave ?? removeMember)(db, membershipId)
  await audit(db, { personId, action: 'leave business', subjectId: membershipId })
  return name
}
