import { listNotifications, markedAtOnce, markNotificationsAsRead } from '@allenio/contract/notifications'
import type { NotificationsRead } from '@allenio/contract/notifications'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api'
import { closeShown } from '#lib/push'
import { loadedRows, takeRead } from '../data/cache.ts'
import { tellTabs } from './tabs.ts'

/** Marks notifications as read everywhere in this tab, and removes those that the device still shows. */
export function showRead(cache: QueryClient, read: NotificationsRead): void {
  const named = read.ids && new Set(read.ids)
  const links = named && new Set(loadedRows(cache).flatMap(({ id, link }) => (named.has(id) ? [link] : [])))
  takeRead(cache, read)
  void closeShown(url => links?.has(url) ?? true)
}

/** All, or the named ones, by the server's date; this browser's other tabs hear of it at once. */
export async function markRead(cache: QueryClient, ids?: readonly string[]): Promise<void> {
  const named = ids?.slice(0, markedAtOnce)
  const { currentDate: readAt, unread } = await call(markNotificationsAsRead, named ? { ids: named } : {})
  const read = { ids: named ?? null, readAt, unread }
  showRead(cache, read)
  tellTabs(read)
}

/** The person came to this place by way of a notification of the device, which names no row of the list. */
export async function markReadAt(cache: QueryClient, path: string): Promise<void> {
  const { notifications } = await call(listNotifications, { page: 1, onlyUnread: true })
  const ids = notifications.filter(({ link }) => link === path).map(({ id }) => id)
  if (ids.length > 0) await markRead(cache, ids)
}
