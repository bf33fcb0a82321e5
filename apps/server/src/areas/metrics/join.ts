import type { JoinedClients } from '#areas/clients'
import { sql, type Db } from '#platform/db'

/** One person had two records: the metrics of the one move to the other. */
export async function joinMetrics(db: Db, { workspaceId, fromId, toId }: JoinedClients): Promise<void> {
  await db.run(sql`
    insert into client_metrics (workspace_id, client_id, kind, metric_id, target, target_day)
    select workspace_id, ${toId}, kind, metric_id, target, target_day from client_metrics
    where workspace_id = ${workspaceId} and client_id = ${fromId} and deleted_at is null
    on conflict (workspace_id, client_id, kind) do update set deleted_at = null`)
  await db.run(sql`
    update metric_values set client_id = ${toId}
    where workspace_id = ${workspaceId} and client_id = ${fromId} and deleted_at is null`)
}
