import { collectionOf } from '#platform/contributions'
import type { Db } from '#platform/db'

export interface RoleChange {
  workspaceId: string
  membershipId: string
}

type Listener = (db: Db, change: RoleChange) => Promise<unknown>

/** Called within the transaction that makes somebody an admin, or changes a member's role. */
export const roleListeners = collectionOf<Listener>('role listeners')

export async function notifyRoleChange(db: Db, change: RoleChange): Promise<void> {
  for (const listener of roleListeners.gathered()) await listener(db, change)
}
