/** Begins once the page has nothing else to do, or after a few seconds at the latest. Safari cannot tell, so there it begins after one. */
export function whenIdle(begin: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(begin, 1_000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(begin, { timeout: 4_000 })
  return () => cancelIdleCallback(handle)
}
