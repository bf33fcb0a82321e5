import { isLocalUrl } from '#lib/local-url'

/**
 * Called when a notification was clicked. The page navigates itself, so that it can ask about unsaved text first. A
 * page that the click has opened gets the message too, once it says that it listens.
 */
export function onNotificationClick(go: (path: string) => void): () => void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return () => {}
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'go to') return
    if ('url' in data && isLocalUrl(data.url)) go(data.url)
  }
  serviceWorker.addEventListener('message', listen)
  void serviceWorker.ready.then(({ active }) => active?.postMessage({ type: 'listening' }))
  return () => serviceWorker.removeEventListener('message', listen)
}

/** Closes the notifications on this device about things that were read, here or elsewhere. */
export async function closeNotifications(isRead: (url: string) => boolean): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  for (const notification of (await worker?.getNotifications?.()) ?? []) {
    const data: unknown = notification.data
    const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : undefined
    if (isLocalUrl(url) && isRead(url)) notification.close()
  }
}
