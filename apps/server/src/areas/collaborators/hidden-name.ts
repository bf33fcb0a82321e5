import { sql, type WorkspaceDb } from '#platform/db'

/** Clients then see the admin in this member's place. */
export const hideName = (db: WorkspaceDb, membershipId: string, isHidden: boolean) => db.run(sql`
  update memberships set is_name_hidden = ${isHidden} where id = ${membershipId}`)
