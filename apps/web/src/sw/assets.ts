import type { RouteMatchCallbackOptions } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { findHeirs, type Contents } from './addresses.ts'

const cacheName = 'assets'
const list = '/assets.json'

/**
 * Caches chunks of single screens and pictures when they are first used. The name of an asset contains a hash of its
 * content, so it is never outdated; a brand's drawings keep their names and are updated in the background.
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
 * A new build renames the chunks. The new versions of the chunks that this device has used are fetched with the build,
 * so that a screen that opened offline yesterday also does so after the update.
 */
export async function carryOverAssets(): Promise<void> {
  const response = await fetch(list, { cache: 'no-store' }).catch(() => undefined)
  // the list is optional: without it, chunks are fetched when they are first used
  if (!response?.ok) return
  const cache = await caches.open(cacheName)
  const before = await readContents(cache)
  await cache.put(list, response.clone())
  const missing = findHeirs(await usedAssets(cache), before, contentsOf(await response.json()))
  await Promise.all(missing.map(name => cache.add(name).catch(() => undefined)))
}

/** Deletes the files that the new build no longer contains, once it has taken over. */
export async function dropOldAssets(): Promise<void> {
  const cache = await caches.open(cacheName)
  const now = await readContents(cache)
  if (Object.keys(now).length === 0) return
  await Promise.all((await usedAssets(cache)).filter(name => now[name] === undefined).map(name => cache.delete(name)))
}

const usedAssets = async (cache: Cache): Promise<string[]> =>
  (await cache.keys()).map(request => new URL(request.url).pathname).filter(name => name !== list)

async function readContents(cache: Cache): Promise<Contents> {
  const response = await cache.match(list)
  return response ? contentsOf(await response.json()) : {}
}

const contentsOf = (listed: unknown): Contents =>
  typeof listed === 'object' && listed !== null
    ? Object.fromEntries(Object.entries(listed).map(([name, holds]) => [`/${name}`, String(holds)]))
    : {}
