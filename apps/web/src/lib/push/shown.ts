import { isLocalUrl } from '#lib/local-url'

/** Closes the notifications on this device about things that were read, here or elsewhere. */
export async function closeNotifications(isRead: (url: string) => boolean): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  for (const notification of (await worker?.getNotifications?.()) ?? []) {
    const data: unknown = notification.data
    const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : undefined
    if (isLocalUrl(url) && isRead(url)) notification.close()
  }
}
