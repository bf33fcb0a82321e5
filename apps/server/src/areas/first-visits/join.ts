import type { MoveRecords } from '#areas/clients'
import { sql } from '#platform/db'

/** One person had two records: the first visit of the one that stays counts. */
export const joinFirstVisits: MoveRecords = async (db, { workspaceId, fromId, toId }) => {
  await db.run(sql`
    insert into first_visits (workspace_id, client_id, skipped_steps, started_by, started_at, ended_at)
    select workspace_id, ${toId}, skipped_steps, started_by, started_at, ended_at
    from first_visits where workspace_id = ${workspaceId} and client_id = ${fromId}
    on conflict (workspace_id, client_id) do nothing`)
}
