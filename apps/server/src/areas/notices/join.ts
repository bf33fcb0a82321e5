import type { MoveRecords } from '#areas/clients'
import { sql } from '#platform/db'

/** One person had two records: who stays has the notices of both, and has read what they read under either. */
export const joinNotices: MoveRecords = async (db, { workspaceId, fromId, toId }) => {
  await db.run(sql`
    insert into notice_readers as kept (workspace_id, notice_id, membership_id, client_id, is_waiting, is_refused, read_at)
    select r.workspace_id, r.notice_id, coalesce(c.membership_id, r.membership_id), c.id, r.is_waiting, r.is_refused, r.read_at
    from notice_readers r join clients c on c.workspace_id = r.workspace_id and c.id = ${toId}
    where r.workspace_id = ${workspaceId} and r.client_id = ${fromId}
    on conflict (workspace_id, notice_id, membership_id) do update
      set client_id = excluded.client_id, read_at = coalesce(kept.read_at, excluded.read_at)`)
}
