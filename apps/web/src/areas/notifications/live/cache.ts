import { countUnreadNotifications, listClientNotifications, listNotifications } from '@allenio/contract/notifications'
import type { Notification, NotificationCame, NotificationsRead } from '@allenio/contract/notifications'
import type { Query, QueryClient } from '@tanstack/react-query'
import { keyOf, refetch } from '#lib/api'
import { session } from '#lib/session'
import { isInList } from '../list/filter-input.ts'
import { withNew, withRead } from './pages.ts'
import type { Pages } from './pages.ts'

const lists = [listNotifications, listClientNotifications]

/** The queries of this tab's business: a key names its call, the workspace and the input. */
const queriesOf = (cache: QueryClient): Query[] =>
  lists
    .flatMap(list => cache.getQueryCache().findAll({ queryKey: keyOf(list) }))
    .filter(({ queryKey }) => queryKey[1] === (session().workspaceId ?? null))

const isPages = (data: unknown): data is Pages => typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)

function changeLists(cache: QueryClient, how: (data: Pages, input: Readonly<Record<string, unknown>>) => Pages): void {
  for (const query of queriesOf(cache)) {
    const {
      queryKey,
      state: { data },
    } = query
    const input = queryKey[2]
    if (isPages(data)) cache.setQueryData(queryKey, how(data, typeof input === 'object' && input !== null ? { ...input } : {}))
    refetchRunning(cache, query)
  }
}

/** An answer that is still on its way may be older than the event, so it is requested again. */
function refetchRunning(cache: QueryClient, { queryKey, state: { fetchStatus } }: Query): void {
  if (fetchStatus === 'fetching') void refetch(cache, queryKey)
}

function setUnread(cache: QueryClient, unread: number): void {
  const queryKey = keyOf(countUnreadNotifications, {})
  cache.setQueryData(queryKey, { unread })
  const query = cache.getQueryCache().find({ queryKey, exact: true })
  if (query) refetchRunning(cache, query)
}

/** Adds a notification on top of every list to which it belongs, and to the badge. */
export function addNotification(cache: QueryClient, { notification, unread }: NotificationCame): void {
  setUnread(cache, unread)
  changeLists(cache, (data, input) => (isInList(input, notification) ? withNew(data, notification) : data))
}

export function applyRead(cache: QueryClient, read: NotificationsRead): void {
  setUnread(cache, read.unread)
  changeLists(cache, data => withRead(data, read))
}

/** The rows that this page has loaded. */
export const loadedRows = (cache: QueryClient): Notification[] =>
  queriesOf(cache).flatMap(({ state: { data } }) => (isPages(data) ? data.pages.flatMap(page => page.notifications) : []))
