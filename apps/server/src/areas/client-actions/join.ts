import type { Joined } from '#areas/clients'
import { sql, type Db } from '#platform/db'

/** One person was there twice: what the one was asked the other is asked. */
export async function joinActions(db: Db, { workspaceId, fromId, toId }: Joined): Promise<void> {
  await db.run(sql`
    update client_actions set client_id = ${toId} where workspace_id = ${workspaceId} and client_id = ${fromId}`)
}
