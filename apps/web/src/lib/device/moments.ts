const longestFrameMs = 200

/** Calls `work` once the next frame is painted, so that what somebody has just done shows first. A page that is hidden paints none. */
export function afterPaint(work: () => void): void {
  if (globalThis.document?.visibilityState !== 'visible') return void setTimeout(work)
  let isDone = false
  const workOnce = () => {
    if (isDone) return
    isDone = true
    work()
  }
  setTimeout(workOnce, longestFrameMs)
  requestAnimationFrame(() => setTimeout(workOnce))
}

/** Begins once the page has nothing else to do, or after a few seconds at the latest. Safari cannot tell, so there it begins after one. */
export function whenIdle(begin: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(begin, 1_000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(begin, { timeout: 4_000 })
  return () => cancelIdleCallback(handle)
}
