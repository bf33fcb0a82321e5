import { newId } from '@allenio/domain/ids'
import { sql, type WorkspaceDb } from '#platform/db'
import type { Facts } from '#platform/notify'

export interface DemoNotification {
  kind: string
  client: string
  subject: Facts
  to: readonly string[]
  hoursAgo: number
}

const unreadHours = 48

/** The demo's people have read all notifications that are older than `unreadHours`. */
export async function insertDemoNotifications(db: WorkspaceDb, notifications: readonly DemoNotification[]): Promise<void> {
  const rows = notifications.flatMap(({ to, ...facts }) => to.map(membership => ({ ...facts, id: newId(), membership })))
  await db.run(sql`
    insert into notifications (id, membership_id, kind, client_id, subject, is_listed, created_at, read_at)
    select id, membership, kind, client, subject, true, now() - "hoursAgo" * interval '1 hour',
      case when "hoursAgo" > ${unreadHours} then now() - ("hoursAgo" - 2) * interval '1 hour' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (
      id uuid, membership uuid, kind text, client uuid, subject jsonb, "hoursAgo" int)`)
}
