import { chunkReloadPauseMs } from '#lib/constants'

/** The build that runs in this page; the server knows the newest one. */
export const BUILD = globalThis.document?.querySelector('meta[name="build"]')?.getAttribute('content') ?? 'development'

const name = 'allenio.reloaded'

let ahead = 0

/** Fetches a chunk ahead of its use. If that fails, an idle page stays as it is and is not reloaded. */
export async function fetchAhead<T>(load: () => Promise<T>): Promise<T> {
  ahead += 1
  try {
    return await load()
  } finally {
    ahead -= 1
  }
}

/** After a release the old chunks are gone: the page is reloaded, but never in a loop. */
export function guardChunks(isAtRest: () => boolean): void {
  window.addEventListener('vite:preloadError', event => {
    if ((ahead > 0 && isAtRest()) || !reloadOnce()) return
    // the page reloads, so the error need not be thrown
    event.preventDefault()
  })
}

/** Reloads the page unless it was reloaded in the last minute; returns whether it does. */
export function reloadOnce(now = Date.now()): boolean {
  // without a network a reload finds nothing newer and loses the text that was typed
  if (!navigator.onLine || !mayReload(now, readAt())) return false
  sessionStorage.setItem(name, String(now))
  location.reload()
  return true
}

export const mayReload = (now: number, before: number | undefined): boolean =>
  before === undefined || now - before > chunkReloadPauseMs || before > now

function readAt(): number | undefined {
  const text = sessionStorage.getItem(name)
  return text === null ? undefined : Number(text)
}
