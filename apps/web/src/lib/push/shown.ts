import { isLocalUrl } from '#lib/local-url'

/** Takes away what the device still shows of things that have been read, here or elsewhere. */
export async function closeShown(isRead: (url: string) => boolean): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  for (const notification of (await worker?.getNotifications?.()) ?? []) {
    const data: unknown = notification.data
    const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : undefined
    if (isLocalUrl(url) && isRead(url)) notification.close()
  }
}
