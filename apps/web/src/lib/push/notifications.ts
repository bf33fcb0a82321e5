/** A notification was clicked while this page was open: the page goes there itself. */
export function onNotificationClick(go: (path: string) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'go to') return
    if ('url' in data && typeof data.url === 'string' && /^\/(?![/\\])/.test(data.url)) go(data.url)
  }
  navigator.serviceWorker?.addEventListener('message', hear)
  return () => navigator.serviceWorker?.removeEventListener('message', hear)
}

/** The number on the installed app's icon; where there is no such thing, nothing. */
export function setBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined)
}
