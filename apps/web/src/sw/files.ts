import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { fileKey } from './addresses.ts'

const keptDays = 30
const mostFiles = 400

/**
 * Caches pictures by file and size, because the signature in their address changes every few minutes, but their bytes
 * never do. Only complete answers are cached: films are requested in parts and are left out.
 */
export function registerFiles(): void {
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && /^\/api\/files\/[\w-]+$/.test(url.pathname) && request.destination === 'image',
    new CacheFirst({
      cacheName: 'files',
      plugins: [
        { cacheKeyWillBeUsed: async ({ request }) => fileKey(request.url) },
        { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
        new ExpirationPlugin({ maxEntries: mostFiles, maxAgeSeconds: keptDays * 86_400, purgeOnQuotaError: true }),
      ],
    }),
  )
}
