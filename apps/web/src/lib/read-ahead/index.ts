import { isOnline, mayPrefetch, whenIdle } from '#lib/device'
import { whenSettled } from '#lib/build'

/**
 * Calls `begin` once the page has settled and has nothing else to do, unless the network is away or meant to be spared; returns a function
 * that cancels the wait.
 */
export function readAhead(begin: () => void): () => void {
  if (!isOnline() || !mayPrefetch()) return () => undefined
  let cancel = whenSettled(() => {
    cancel = whenIdle(begin)
  })
  return () => cancel()
}
