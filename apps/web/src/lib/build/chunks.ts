import { chunkReloadPauseMs } from '#lib/constants'

const name = 'allenio.reloaded'

/** After a release the old chunks are gone: the page is loaded anew, but never round and round. */
export function guardChunks(): void {
  window.addEventListener('vite:preloadError', event => {
    if (!reloadOnce()) return
    // the reload answers for the failure
    event.preventDefault()
  })
}

/** Reloads unless that happened in the last minute; says whether it does. */
export function reloadOnce(now = Date.now()): boolean {
  if (!mayReload(now, readAt())) return false
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
