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
