export interface Turn {
  /** Once it is aborted, the call loses its place in the queue. */
  signal?: AbortSignal | undefined
  /** The person for whom the call is made. People take turns, so many calls of one delay nobody else; calls for nobody share a turn. */
  personId?: string | undefined
}

export interface Queue {
  /** The most calls that wait, of all people together. */
  waitingAtMost?: number
  /** The most waiting calls of one person. */
  waitingOfOneAtMost?: number
  /** A call that has waited this long is given up. */
  longestWaitMs?: number
}

/** Why a call was not made. */
export type QueueFault = 'too many waiting' | 'too many of one' | 'waited too long' | 'given up'

/** Lets at most `places` calls run at once. The others wait for their turn, or are turned away by the limits of the queue. */
export function atMost(places: number, { waitingAtMost = Infinity, waitingOfOneAtMost = Infinity, longestWaitMs }: Queue = {}) {
  let free = places
  let waiting = 0
  /** By person, in the order in which they come to turn. */
  const queues = new Map<string, (() => void)[]>()
  let lastPerson: string | undefined

  const remove = (person: string, start: () => void): boolean => {
    const queue = queues.get(person) ?? []
    const at = queue.indexOf(start)
    if (at === -1) return false
    queue.splice(at, 1)
    if (queue.length === 0) queues.delete(person)
    waiting -= 1
    return true
  }

  const waitForPlace = (person: string, signal: AbortSignal | undefined) =>
    new Promise<'started' | 'waited too long' | 'given up'>(resolve => {
      const leave = (fault: 'waited too long' | 'given up') => {
        if (remove(person, start)) end(fault)
      }
      const giveUp = () => leave('given up')
      const limit = longestWaitMs === undefined ? undefined : setTimeout(() => leave('waited too long'), longestWaitMs)
      const end = (outcome: 'started' | 'waited too long' | 'given up') => {
        clearTimeout(limit)
        signal?.removeEventListener('abort', giveUp)
        resolve(outcome)
      }
      const start = () => end('started')
      signal?.addEventListener('abort', giveUp)
      queues.set(person, [...(queues.get(person) ?? []), start])
      waiting += 1
    })

  /** Somebody else than the one before, as long as others wait. */
  function startNext(): void {
    const person = [...queues.keys()].find(each => each !== lastPerson) ?? queues.keys().next().value
    const queue = person === undefined ? undefined : queues.get(person)
    const [start] = queue ?? []
    if (person === undefined || !queue || !start) {
      free += 1
      return
    }
    remove(person, start)
    // behind all others
    if (queue.length > 0) {
      queues.delete(person)
      queues.set(person, queue)
    }
    lastPerson = person
    start()
  }

  return async <T>(work: () => Promise<T>, { signal, personId: person = '' }: Turn = {}): Promise<T | QueueFault> => {
    if (signal?.aborted) return 'given up'
    if (free > 0) {
      free -= 1
      lastPerson = person
    } else if ((queues.get(person)?.length ?? 0) >= waitingOfOneAtMost) return 'too many of one'
    else if (waiting >= waitingAtMost) return 'too many waiting'
    else {
      const outcome = await waitForPlace(person, signal)
      if (outcome !== 'started') return outcome
    }
    try {
      return await work()
    } finally {
      startNext()
    }
  }
}
