import { createPartialResponse } from 'workbox-range-requests'
import { readFilm } from '#lib/films'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { fileKey } from '#lib/films'

const isFile = /^\/api\/files\/[\w-]+$/
const keptDays = 30
const mostFiles = 400

/**
 * Caches pictures by file and size, because the signature in their address changes every few minutes, but their bytes
 * never do. Only complete answers are cached: films are requested in parts, and are there only where somebody has chosen to keep them.
 */
export function registerFiles(): void {
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && isFile.test(url.pathname) && request.destination === 'image',
    new CacheFirst({
      cacheName: 'files',
      plugins: [
        { cacheKeyWillBeUsed: async ({ request }) => fileKey(request.url) },
        { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
        new ExpirationPlugin({ maxEntries: mostFiles, maxAgeSeconds: keptDays * 86_400, purgeOnQuotaError: true }),
      ],
    }),
  )
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && isFile.test(url.pathname) && request.destination === 'video',
    ({ request }) => answerFilm(request),
  )
}

/** A player asks for a part, and does not play a film that comes whole instead. */
export async function answerFilm(request: Request): Promise<Response> {
  const film = await readFilm(request.url)
  if (!film) return fetch(request)
  return request.headers.has('range') ? createPartialResponse(request, film) : film
}
