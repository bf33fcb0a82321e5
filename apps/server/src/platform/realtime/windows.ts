/** Counts what comes, anew in each window of time, on a clock that nobody sets: answers how much it is in this one. */
export function countInWindows(windowMs: number, now = () => performance.now()): () => number {
  let begun = now()
  let count = 0
  return () => {
    const at = now()
    if (at - begun >= windowMs) [begun, count] = [at, 0]
    count += 1
    return count
  }
}
