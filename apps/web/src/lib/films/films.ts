// its name begins as those of the pictures do, so that a logout deletes it with them
const cacheName = 'files-films'

/** As much as the films of one device take. */
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

/** Bytes that all films of the device take. */
export async function filmBytes(): Promise<number> {
  const cache = await openCache()
  if (!cache) return 0
  const films = await Promise.all((await cache.keys()).map(key => cache.match(key)))
  return films.reduce((sum, film) => sum + bytesOf(film), 0)
}

/** Makes room for what is worth more; false where no film is left. */
export async function deleteOldestFilm(): Promise<boolean> {
  const cache = await openCache()
  const [oldest] = (await cache?.keys()) ?? []
  return oldest !== undefined && (await cache?.delete(oldest)) === true
}

type FilmOutcome = 'kept' | 'no room' | 'unreachable'

/** Keeps a film, because somebody has chosen so: it plays without a network, and none is deleted for it. */
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
    // the network ended in the middle of it, or the device's room did
    await cache.delete(fileKey(url))
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no room' : 'unreachable'
  }
}

/** Half of what the browser still gives, because results and the plan come first. */
async function freeBytes(): Promise<number> {
  const { quota, usage = 0 } = (await globalThis.navigator?.storage?.estimate()) ?? {}
  return quota === undefined ? Infinity : (quota - usage) / 2
}
