const longestMs = 200

/** Calls `work` once the next frame is painted, so that what somebody has just done shows first. A page that is hidden paints none. */
export function afterPaint(work: () => void): void {
  if (globalThis.document?.visibilityState !== 'visible') return void setTimeout(work)
  let isDone = false
  const workOnce = () => {
    if (isDone) return
    isDone = true
    work()
  }
  setTimeout(workOnce, longestMs)
  requestAnimationFrame(() => setTimeout(workOnce))
}
