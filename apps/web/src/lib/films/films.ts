// the name begins as the caches of pictures do, so that a logout deletes them together
const cacheName = 'files-films'

/** The most bytes that the films of one device may take. */
export const filmLimitBytes = 500_000_000

/** The address without its signature. The server checks the permission when the file is fetched, and a logout empties the cache. */
export function fileKey(address: string): string {
  const { origin, pathname, searchParams } = new URL(address, globalThis.location?.origin)
  return `${origin}${pathname}?v=${searchParams.get('v') ?? 'original'}`
}

const openCache = async (): Promise<Cache | undefined> => globalThis.caches?.open(cacheName)

/** A film that is kept on the device, whole. */
export const readFilm = async (address: string): Promise<Response | undefined> => (await openCache())?.match(fileKey(address))

export const hasFilm = async (address: string): Promise<boolean> => (await readFilm(address)) !== undefined

export async function deleteFilm(address: string): Promise<void> {
  await (await openCache())?.delete(fileKey(address))
}

const bytesOf = (film: Response | undefined): number => Number(film?.headers.get('content-length') ?? 0)

/** The bytes that all films on the device take. */
export async function filmBytes(): Promise<number> {
  const cache = await openCache()
  if (!cache) return 0
  const films = await Promise.all((await cache.keys()).map(key => cache.match(key)))
  return films.reduce((sum, film) => sum + bytesOf(film), 0)
}

/** Deletes a film to make room for something more important; false if there is none. */
export async function deleteOldestFilm(): Promise<boolean> {
  const cache = await openCache()
  const [oldest] = (await cache?.keys()) ?? []
  return oldest !== undefined && (await cache?.delete(oldest)) === true
}

type FilmOutcome = 'kept' | 'no room' | 'unreachable'

/** Stores a film that somebody has chosen. It plays without a network, and no other film is deleted for it. */
export async function keepFilm({ url, bytes }: { url: string; bytes: number }, signal?: AbortSignal): Promise<FilmOutcome> {
  const cache = await openCache()
  if (!cache) return 'no room'
  if (await hasFilm(url)) return 'kept'
  if ((await filmBytes()) + bytes > Math.min(filmLimitBytes, await freeBytes())) return 'no room'
  const response = await fetch(url, { ...(signal && { signal }) }).catch(() => undefined)
  if (response?.status !== 200) return 'unreachable'
  const headers = { 'content-type': response.headers.get('content-type') ?? 'video/mp4', 'content-length': String(bytes) }
  try {
    await cache.put(fileKey(url), new Response(response.body, { headers }))
    return 'kept'
  } catch (error) {
    // the network broke off, or the device has no more room
    await cache.delete(fileKey(url))
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no room' : 'unreachable'
  }
}

/** The bytes for films: half of what the browser still offers, because results and the plan are more important. */
async function freeBytes(): Promise<number> {
  const { quota, usage = 0 } = (await globalThis.navigator?.storage?.estimate()) ?? {}
  return quota === undefined ? Infinity : (quota - usage) / 2
}
