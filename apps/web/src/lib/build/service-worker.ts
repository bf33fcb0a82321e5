const longestWaitMs = 10_000

/** Registers the worker that keeps the app's files, once the page has nothing better to do. */
export async function followServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return undefined
  const isFirstVisit = navigator.serviceWorker.controller === null
  const registration = await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' }).catch(() => undefined)
  if (registration && isFirstVisit) void keepWhatIsLoaded().catch(() => undefined)
  return registration
}

// the worker's own name for it
const assets = 'assets'

/**
 * The first page of all began without a worker that could keep what it loads, and the next visit may be without a
 * network: as long as it is open, it sees to it itself.
 */
async function keepWhatIsLoaded(): Promise<void> {
  const cache = await caches.open(assets)
  const keep = async ({ name }: PerformanceEntry) => {
    const { origin, pathname } = new URL(name)
    if (origin !== location.origin || !pathname.startsWith('/assets/') || (await caches.match(pathname))) return
    await cache.add(pathname)
  }
  const watcher = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) keep(entry).catch(() => undefined)
  })
  watcher.observe({ type: 'resource', buffered: true })
}

/**
 * Before a reload that is to bring the new build: the old worker would answer it with the old files. Waits for the new
 * one to be ready and lets it take over, which happens nowhere else while a page is open.
 */
export async function renewServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  await registration.update().catch(() => undefined)
  const next = registration.waiting ?? (await installed(registration.installing))
  if (!next) return
  const taken = new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  next.postMessage({ type: 'take over' })
  await Promise.race([taken, pause(longestWaitMs)])
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
