import type { JoinedClients } from '#areas/clients'
import { jsonText, sql, type Db } from '#platform/db'
import type { Facts } from '#platform/notify'
import { lockedInOrder } from './locks.ts'

/** One person had two records: notifications about the one are about the other from now on. */
export async function joinNotifications(db: Db, { workspaceId, fromId, toId }: JoinedClients): Promise<void> {
  await db.run(sql`
    update notifications set client_id = ${toId} where ${lockedInOrder(sql`workspace_id = ${workspaceId} and client_id = ${fromId}`)}`)
  await db.run(sql`update notification_alerts set client_id = ${toId} where workspace_id = ${workspaceId} and client_id = ${fromId}`)
}

export interface MovedNews {
  workspaceId: string
  kind: string
  from: string
  to: string
  /** Facts that replace those of the moved notifications. */
  facts: Facts
}

/** Two things have become one: notifications about the one move to the other. Where both have an unread one, the other's stays. */
export async function moveNotificationsAbout(db: Db, { workspaceId, kind, from, to, facts }: MovedNews): Promise<void> {
  const isMoved = sql`workspace_id = ${workspaceId} and kind = ${kind} and about = ${from}`
  await db.run(sql`
    delete from notifications n where ${lockedInOrder(sql`${isMoved} and read_at is null`)} and exists (
      select from notifications k where k.workspace_id = n.workspace_id and k.membership_id = n.membership_id
        and k.kind = n.kind and k.about = ${to} and k.read_at is null)`)
  await db.run(sql`
    update notifications set about = ${to}, subject = subject || ${jsonText(facts)}::jsonb where ${lockedInOrder(isMoved)}`)
}
