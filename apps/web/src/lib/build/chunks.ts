import { chunkReloadPauseMs } from '#lib/constants'

const name = 'allenio.reloaded'

let ahead = 0

/** Fetches what nobody has asked for yet: should it fail, the page under somebody's hands stays as it is. */
export async function fetchAhead<T>(load: () => Promise<T>): Promise<T> {
  ahead += 1
  try {
    return await load()
  } finally {
    ahead -= 1
  }
}

/** After a release the old chunks are gone: the page is loaded anew, but never round and round. */
export function guardChunks(isAtRest: () => boolean): void {
  window.addEventListener('vite:preloadError', event => {
    if ((ahead > 0 && isAtRest()) || !reloadOnce()) return
    // the reload answers for the failure
    event.preventDefault()
  })
}

/** Reloads unless that happened in the last minute; says whether it does. */
export function reloadOnce(now = Date.now()): boolean {
  // without a network a reload finds nothing newer and loses what was typed
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
