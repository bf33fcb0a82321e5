import { listNotifications, markedAtOnce, markNotificationsAsRead } from '@allenio/contract/notifications'
import type { NotificationsRead } from '@allenio/contract/notifications'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api'
import { closeNotifications } from '#lib/push'
import { loadedRows, applyRead } from './cache.ts'
import { emitRead } from './tabs.ts'

/** Marks notifications as read everywhere in this tab, and removes those that the device still shows. */
export function showRead(cache: QueryClient, read: NotificationsRead): void {
  const readIds = read.ids && new Set(read.ids)
  const links = readIds && new Set(loadedRows(cache).flatMap(({ id, link }) => (readIds.has(id) ? [link] : [])))
  applyRead(cache, read)
  void closeNotifications(url => links?.has(url) ?? true)
}

/** All, or the named ones, by the server's date; this browser's other tabs hear of it at once. */
export async function markRead(cache: QueryClient, ids?: readonly string[]): Promise<void> {
  const idsToMark = ids?.slice(0, markedAtOnce)
  const { currentDate: readAt, unread } = await call(markNotificationsAsRead, idsToMark ? { ids: idsToMark } : {})
  const read = { ids: idsToMark ?? null, readAt, unread }
  showRead(cache, read)
  emitRead(read)
}

/** The person came to this place by way of a notification of the device, which names no row of the list. */
export async function markReadAt(cache: QueryClient, path: string): Promise<void> {
  const { notifications } = await call(listNotifications, { page: 1, onlyUnread: true })
  const ids = notifications.filter(({ link }) => link === path).map(({ id }) => id)
  if (ids.length > 0) await markRead(cache, ids)
}
