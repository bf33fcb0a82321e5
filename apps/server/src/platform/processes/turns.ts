/** Lets at most `places` calls run at once; the others wait in order, and are turned away when `waitingAtMost` wait already. */
export function atMost(places: number, waitingAtMost = Number.POSITIVE_INFINITY) {
  let free = places
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T | 'too many waiting'> => {
    if (free > 0) free -= 1
    else if (queue.length >= waitingAtMost) return 'too many waiting'
    else await new Promise<void>(resolve => queue.push(resolve))
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free += 1
    }
  }
}
