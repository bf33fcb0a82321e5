import { notificationEvents } from '@allenio/contract/notifications'
import type { NotificationCame, NotificationsRead } from '@allenio/contract/notifications'
import type { QueryClient } from '@tanstack/react-query'
import { refresh, showsAny } from '#lib/api'
import { answerWorker, onNotificationClick, refreshSubscription } from '#lib/push'
import { onRealtime, onRealtimeOpen } from '#lib/realtime'
import { goTo } from '#shell'
import { addNotification } from './cache.ts'
import { markRead, markReadAt, showRead } from './read.ts'
import { onReadInOtherTab } from './tabs.ts'
import { showNotificationToast } from './toast.ts'
import { unreadQuery } from './unread.ts'

declare module '#lib/realtime' {
  interface RealtimeEvents {
    notification: NotificationCame
    'notifications read': NotificationsRead
  }
}

const gatherMs = 1000

/** Keeps list and badge in step with the server, this browser's other tabs and what the device itself shows. */
export function startLive(cache: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const quietly = (doing: Promise<void>) => void doing.catch(() => undefined)
  const receive = (news: NotificationCame) => {
    addNotification(cache, news)
    showNotificationToast(news.notification, () => quietly(markRead(cache, [news.notification.id])))
    clearTimeout(timer)
    timer = setTimeout(() => void refreshLists(cache), gatherMs)
  }
  const follow = (path: string) => {
    if (`${location.pathname}${location.search}${location.hash}` !== path) goTo(path)
    quietly(markReadAt(cache, path))
  }
  quietly(refreshSubscription())
  const stops = [
    onRealtime(notificationEvents.came, receive),
    onRealtime(notificationEvents.read, read => showRead(cache, read)),
    onRealtimeOpen(() => quietly(catchUp(cache))),
    onReadInOtherTab(read => showRead(cache, read)),
    onNotificationClick(follow),
    answerWorker(),
    () => clearTimeout(timer),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** News may have taken the place of older news of the same. */
const refreshLists = (cache: QueryClient) => refresh(cache, ['notification'])

// a list that was read so shortly before misses nothing
const freshMs = 5_000

/** Something may have come or been read before this page could hear of it. */
async function catchUp(cache: QueryClient): Promise<void> {
  const before = cache.getQueryData(unreadQuery().queryKey)?.unread
  const { unread } = await cache.fetchQuery({ ...unreadQuery(), staleTime: 0 })
  // the number may have been read anew without the list, when the network came back
  if (unread !== before || isAnyOlder(cache)) await refreshLists(cache)
}

const isAnyOlder = (cache: QueryClient): boolean =>
  cache
    .getQueryCache()
    .findAll({ type: 'active', predicate: showsAny(['notification']) })
    .some(({ state }) => state.dataUpdatedAt < Date.now() - freshMs)
