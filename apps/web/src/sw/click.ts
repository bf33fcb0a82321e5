import { localUrl } from './message.ts'
import { worker } from './worker.ts'

/** How long the new window may take until it asks for the address of the click; it may be slow. */
const clickLifetimeMs = 60_000

let lastClick: { url: string; at: number } | undefined

/** Focuses an open window and navigates it to the address; otherwise opens a new window. */
export async function followClick({ tag, data }: Pick<Notification, 'tag' | 'data'>): Promise<void> {
  const value: unknown = data
  const url = localUrl(typeof value === 'object' && value !== null && 'url' in value ? value.url : undefined)
  if (tag) for (const other of await worker.registration.getNotifications({ tag })) other.close()
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(client => client.focused) ?? windows.find(client => client.visibilityState === 'visible') ?? windows[0]
  if (!open) {
    lastClick = { url, at: performance.now() }
    await worker.clients.openWindow(url)
    return
  }
  await open.focus().catch(() => undefined)
  // the page navigates itself, so that it can ask about unsaved text
  open.postMessage({ type: 'go to', url })
}

export function sendClickTo(client: Client | null): void {
  if (lastClick && performance.now() - lastClick.at < clickLifetimeMs) client?.postMessage({ type: 'go to', url: lastClick.url })
  lastClick = undefined
}
