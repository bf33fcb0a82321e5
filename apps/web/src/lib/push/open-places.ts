import { isVisible } from '#lib/device'

/** Places on the screen that are not the page's address, such as an open conversation beside the page. */
const openPlaces = new Set<string>()

/** Until the returned function is called, news of this place shows neither a toast nor a notification. */
export function addOpenPlace(path: string): () => void {
  openPlaces.add(path)
  return () => void openPlaces.delete(path)
}

const here = () => `${location.pathname}${location.search}`

export const isInSight = (path: string): boolean => isVisible() && document.hasFocus() && (openPlaces.has(path) || here() === path)

/** Answers the service worker, which asks before it shows a notification. */
export function answerWorker(): () => void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return () => {}
  const answer = ({ data, ports }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'looking at') return
    ports[0]?.postMessage('url' in data && typeof data.url === 'string' && isInSight(data.url))
  }
  serviceWorker.addEventListener('message', answer)
  return () => serviceWorker.removeEventListener('message', answer)
}
