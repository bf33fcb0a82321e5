import { isVisible } from '#lib/device'

/** Places on the screen that are not the page's address, such as an open conversation beside the page. */
const lookedAt = new Set<string>()

/** Until the returned function is called, news of this place shows neither a toast nor a notification. */
export function lookAt(path: string): () => void {
  lookedAt.add(path)
  return () => void lookedAt.delete(path)
}

const here = () => `${location.pathname}${location.search}`

export const isLookingAt = (path: string): boolean => isVisible() && document.hasFocus() && (lookedAt.has(path) || here() === path)

/** Answers the service worker, which asks before it shows a notification. */
export function answerLooking(): () => void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return () => {}
  const answer = ({ data, ports }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'looking at') return
    ports[0]?.postMessage('url' in data && typeof data.url === 'string' && isLookingAt(data.url))
  }
  serviceWorker.addEventListener('message', answer)
  return () => serviceWorker.removeEventListener('message', answer)
}
