import type { RouteMatchCallbackOptions } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { heirs, type Contents } from './heirs.ts'

const cacheName = 'assets'
const list = '/assets.json'

/**
 * Chunks of single screens and pictures are kept when first used. An asset's name carries its content, so it never goes
 * stale; a brand's drawings keep their names and are looked after in the background.
 */
export function registerAssets(): void {
  const under =
    (folder: string) =>
    ({ url, sameOrigin }: RouteMatchCallbackOptions) =>
      sameOrigin && url.pathname.startsWith(folder)
  registerRoute(under('/assets/'), new CacheFirst({ cacheName }))
  registerRoute(under('/brand/'), new StaleWhileRevalidate({ cacheName: 'brand' }))
}

/**
 * A new build renames the chunks. Those whose forerunners this device has used are fetched with it, so that a screen
 * that opened without a connection yesterday does so after the update too.
 */
export async function carryOverAssets(): Promise<void> {
  const response = await fetch(list, { cache: 'no-store' }).catch(() => undefined)
  // the list is a help, not a condition: without it the chunks come when they are used
  if (!response?.ok) return
  const cache = await caches.open(cacheName)
  const before = await keptContents(cache)
  await cache.put(list, response.clone())
  const missing = heirs(await usedAssets(cache), before, contentsOf(await response.json()))
  await Promise.all(missing.map(name => cache.add(name).catch(() => undefined)))
}

/** Once the new build has taken over, what it no longer names is of no use to anybody. */
export async function dropOldAssets(): Promise<void> {
  const cache = await caches.open(cacheName)
  const now = await keptContents(cache)
  if (Object.keys(now).length === 0) return
  await Promise.all((await usedAssets(cache)).filter(name => now[name] === undefined).map(name => cache.delete(name)))
}

const usedAssets = async (cache: Cache): Promise<string[]> =>
  (await cache.keys()).map(request => new URL(request.url).pathname).filter(name => name !== list)

async function keptContents(cache: Cache): Promise<Contents> {
  const kept = await cache.match(list)
  return kept ? contentsOf(await kept.json()) : {}
}

const contentsOf = (listed: unknown): Contents =>
  typeof listed === 'object' && listed !== null
    ? Object.fromEntries(Object.entries(listed).map(([name, holds]) => [`/${name}`, String(holds)]))
    : {}
