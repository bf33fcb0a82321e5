import type { MoveRecords } from '#areas/clients'
import { sql } from '#platform/db'

/** One person had two records: who stays is in the groups of both. */
export const joinGroups: MoveRecords = async (db, { workspaceId, fromId, toId }) => {
  await db.run(sql`
    insert into group_clients (workspace_id, group_id, client_id, added_at)
    select workspace_id, group_id, ${toId}, added_at from group_clients where workspace_id = ${workspaceId} and client_id = ${fromId}
    on conflict (workspace_id, group_id, client_id) do nothing`)
}
