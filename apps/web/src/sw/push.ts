import { matchPrecache } from 'workbox-precaching'
import { worker } from './worker.ts'

interface Message {
  title: string
  body: string
  /** A path of ours. */
  url: string
  tag?: string
  /** Unread things in all, for the mark on the app's icon. */
  unread?: number
}

export async function showPush(data: PushMessageData | null): Promise<void> {
  const message = messageOf(data)
  if (!message) return
  const { title, body, url, tag, unread } = message
  const brand = await brandOfShell()
  await Promise.all([
    worker.registration.showNotification(title, {
      body,
      data: { url },
      icon: `/brand/${brand}/icon-192.png`,
      badge: `/brand/${brand}/badge-96.png`,
      ...(tag && { tag, renotify: true }),
    }),
    unread === undefined ? undefined : setBadge(unread),
  ])
}

/** The page that was kept says whose app this is. */
async function brandOfShell(): Promise<string> {
  const html = await (await matchPrecache('/index.html'))?.text()
  return /data-brand="(\w+)"/.exec(html ?? '')?.[1] ?? 'allenio'
}

/** Push services keep messages for a while: one of an older shape is read as far as it goes. */
export function messageOf(data: { json(): unknown } | null): Message | undefined {
  const told = parsed(data)
  if (typeof told !== 'object' || told === null) return undefined
  if (!('title' in told) || typeof told.title !== 'string') return undefined
  const text = (name: string) => {
    const value: unknown = Reflect.get(told, name)
    return typeof value === 'string' ? value : undefined
  }
  const unread: unknown = Reflect.get(told, 'unread')
  const tag = text('tag')
  return {
    title: told.title,
    body: text('body') ?? '',
    url: localUrl(text('url')),
    ...(tag && { tag }),
    ...(typeof unread === 'number' && { unread }),
  }
}

function parsed(data: { json(): unknown } | null): unknown {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}

/** A notification leads nowhere but into this app. */
const localUrl = (url: string | undefined) => url && /^\/(?![/\\])/.test(url) ? url : '/home'

/** The window that is already there comes forward and goes to the place; else a new one opens. */
export async function followClick(data: unknown): Promise<void> {
  const told: unknown = typeof data === 'object' && data !== null && 'url' in data ? data.url : undefined
  const url = localUrl(typeof told === 'string' ? told : undefined)
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const visible = windows.filter(client => client.visibilityState === 'visible')
  const open = windows.find(client => client.focused) ?? visible[0] ?? windows[0]
  if (!open) return void await worker.clients.openWindow(url)
  await open.focus().catch(() => undefined)
  // the page goes there itself: what somebody is writing is asked about, not thrown away
  open.postMessage({ type: 'go to', url })
}

async function setBadge(count: number): Promise<void> {
  if (!('setAppBadge' in worker.navigator)) return
  await (count > 0 ? worker.navigator.setAppBadge(count) : worker.navigator.clearAppBadge()).catch(() => undefined)
}
