import { notificationEvents, type NotificationCame, type NotificationsRead } from '@allenio/contract/notifications'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { emit } from '#platform/realtime'
import { countUnread, presentNotification, selectNotifications } from './list.ts'
import type { Receiver } from './receivers.ts'

/** Goes to all open devices of the receiver, in their language. */
export async function emitArrival(db: WorkspaceDb, receiver: Receiver, id: string): Promise<void> {
  const [row] = await selectNotifications(db, receiver, { where: sql`n.id = ${id}` })
  const [notification] = row ? presentNotification(row, receiver, receiver.timeZone) : []
  if (!notification) return
  const came: NotificationCame = { notification, unread: await countUnread(db, receiver) }
  emit(db, { personId: receiver.personId, workspaceId: db.workspaceId }, notificationEvents.came, came)
}

/** Goes to the reader’s other devices, so that their badges fall too. */
export function emitRead(db: WorkspaceDb, { personId, sessionId }: Pick<Actor, 'personId' | 'sessionId'>, read: NotificationsRead): void {
  emit(db, { personId, workspaceId: db.workspaceId, exceptSessionId: sessionId }, notificationEvents.read, read)
}
