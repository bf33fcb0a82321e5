interface Quiet {
  /** The pause after which it is quiet. */
  ms: number
  /** Where there is no such pause, the act is not put off for longer than this. */
  mostMs: number
}

/**
 * Answers a function that asks for an act: the act comes once nobody has asked for a moment. To ask again costs next to nothing, because
 * the timer that runs already looks when the last one asked.
 */
export function whenQuiet(act: () => void, { ms, mostMs }: Quiet): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let firstAt = 0
  let lastAt = 0
  const look = () => {
    const restMs = Math.min(lastAt + ms, firstAt + mostMs) - performance.now()
    timer = restMs > 0 ? setTimeout(look, restMs) : undefined
    if (!timer) act()
  }
  return () => {
    lastAt = performance.now()
    if (timer) return
    firstAt = lastAt
    timer = setTimeout(look, ms)
  }
}
