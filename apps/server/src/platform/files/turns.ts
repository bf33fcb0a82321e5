/** Lets at most `places` calls run at once; the others wait in order. */
export function atMost(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places
  const queue: (() => void)[] = []
  return async work => {
    if (free > 0) free -= 1
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
