export interface Turn {
  /** Once it is aborted, the call loses its place in the queue. */
  signal?: AbortSignal | undefined
  /** Turned away by fewer than the others. */
  waitingAtMost?: number | undefined
}

/** Lets at most `places` calls run at once; the others wait in order, and are turned away when `waitingAtMost` wait already. */
export function atMost(places: number, waitingAtMost = Number.POSITIVE_INFINITY) {
  let free = places
  const queue: (() => void)[] = []
  const waitForPlace = (signal: AbortSignal | undefined) =>
    new Promise<boolean>(resolve => {
      const start = () => resolve(true)
      queue.push(start)
      signal?.addEventListener('abort', () => {
        const at = queue.indexOf(start)
        if (at === -1) return
        queue.splice(at, 1)
        resolve(false)
      })
    })
  return async <T>(work: () => Promise<T>, turn: Turn = {}): Promise<T | 'too many waiting' | 'given up'> => {
    if (turn.signal?.aborted) return 'given up'
    if (free > 0) free -= 1
    else if (queue.length >= Math.min(waitingAtMost, turn.waitingAtMost ?? waitingAtMost)) return 'too many waiting'
    else if (!(await waitForPlace(turn.signal))) return 'given up'
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free += 1
    }
  }
}
