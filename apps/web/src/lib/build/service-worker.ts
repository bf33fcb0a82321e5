const longestWaitMs = 10_000

/** Registers the worker that caches the app's files, once the page is idle. */
export async function followServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return undefined
  const registration = await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' }).catch(() => undefined)
  if (registration) void cacheLoadedFiles().catch(() => undefined)
  return registration
}

// the worker uses the same cache name
const assets = 'assets'

/**
 * At the first visit the page loads before a worker can cache its files, and after a reload the browser takes some of them from its memory,
 * without asking the worker. The next visit may be without a network, so the page caches what did not come through the worker.
 */
async function cacheLoadedFiles(): Promise<void> {
  const cache = await caches.open(assets)
  const tried = new Set<string>()
  // the browser lists failed requests as well, and those of the cache itself, so that without this a missing file is asked for without end
  globalThis.addEventListener('online', () => tried.clear())
  const keep = async (entry: PerformanceEntry) => {
    if (entry instanceof PerformanceResourceTiming && entry.workerStart > 0) return
    const { origin, pathname } = new URL(entry.name)
    if (origin !== location.origin || !pathname.startsWith('/assets/') || tried.has(pathname)) return
    tried.add(pathname)
    if (!(await caches.match(pathname))) await cache.add(pathname)
  }
  const watcher = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) keep(entry).catch(() => undefined)
  })
  watcher.observe({ type: 'resource', buffered: true })
}

/**
 * Called before a reload that is to bring the new build, because the old worker would answer it with the old files.
 * Waits until the new worker is ready and lets it take over; it never takes over elsewhere while a page is open.
 */
export async function renewServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  await registration.update().catch(() => undefined)
  const next = registration.waiting ?? (await installed(registration.installing))
  if (!next) return
  const takeover = new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  next.postMessage({ type: 'take over' })
  await Promise.race([takeover, pause(longestWaitMs)])
}

async function installed(worker: ServiceWorker | null): Promise<ServiceWorker | undefined> {
  if (!worker) return undefined
  const settled = new Promise<void>(resolve =>
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed' || worker.state === 'redundant') resolve()
    }),
  )
  await Promise.race([settled, pause(longestWaitMs)])
  return worker.state === 'installed' ? worker : undefined
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
