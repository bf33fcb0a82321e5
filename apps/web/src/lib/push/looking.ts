import { isVisible } from '#lib/device'

/** What is before somebody's eyes without being the page's address: an open conversation beside it. */
const lookedAt = new Set<string>()

/** Until the returned function is called, news of this place needs neither a toast nor a notification. */
export function lookAt(path: string): () => void {
  lookedAt.add(path)
  return () => void lookedAt.delete(path)
}

const here = () => `${location.pathname}${location.search}`

export const isLookingAt = (path: string): boolean => isVisible() && document.hasFocus() && (lookedAt.has(path) || here() === path)

/** The service worker asks before it shows a notification. */
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
