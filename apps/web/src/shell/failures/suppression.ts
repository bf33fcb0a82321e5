/** Returns a function that answers true once, then false until the time has passed since that true. */
export function oncePer(milliseconds: number, now: () => number = Date.now): () => boolean {
  let last: number | undefined
  return () => {
    const at = now()
    if (last !== undefined && at - last < milliseconds) return false
    last = at
    return true
  }
}
