import { matchPrecache } from 'workbox-precaching'
import { setWaitingCount } from '#lib/badge'
import { isLookedAt } from './focused-windows.ts'
import { messageOf } from './message.ts'
import { worker } from './worker.ts'

export async function showPush(data: PushMessageData | null): Promise<void> {
  const message = messageOf(data)
  if (!message) return
  const { title, body, url, tag, unread } = message
  if (unread !== undefined) await setWaitingCount('notifications', unread)
  // a person who is looking at this place needs no notification
  if (await isLookedAt(url)) return
  const brand = await brandOfShell()
  await worker.registration.showNotification(title, {
    body,
    data: { url },
    icon: `/brand/${brand}/icon-192.png`,
    badge: `/brand/${brand}/badge-96.png`,
    ...(tag && { tag, renotify: true }),
  })
}

/** Reads the brand of the app from the cached page. */
async function brandOfShell(): Promise<string> {
  const html = await (await matchPrecache('/index.html'))?.text()
  return /data-brand="(\w+)"/.exec(html ?? '')?.[1] ?? 'allenio'
}
