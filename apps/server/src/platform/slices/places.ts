import { AppError } from '#platform/errors'

export interface Places {
  atOnce: number
  /** A waiting caller may hold a database connection, so callers beyond this number are asked to retry later. */
  waitingAtMost: number
}

const waitingAPersonAtMost = 2
const comeBackSeconds = 2

/** Limits heavy work: each person runs one at a time, and all people together run at most `atOnce`. */
export function openPlaces({ atOnce, waitingAtMost }: Places) {
  const runningPersonIds = new Set<string>()
  const queue: { personId: string; start: () => void }[] = []

  function startNext(): void {
    const next = queue.find(each => !runningPersonIds.has(each.personId))
    if (!next || runningPersonIds.size >= atOnce) return
    queue.splice(queue.indexOf(next), 1)
    runningPersonIds.add(next.personId)
    next.start()
  }

  function waitForPlace(personId: string): Promise<void> {
    const own = queue.filter(each => each.personId === personId)
    if (queue.length >= waitingAtMost || own.length >= waitingAPersonAtMost) {
      throw new AppError('too many requests', { retryAfter: comeBackSeconds })
    }
    return new Promise(start => void queue.push({ personId, start }))
  }

  return async <T>(personId: string, work: () => Promise<T>): Promise<T> => {
    if (runningPersonIds.size < atOnce && !runningPersonIds.has(personId)) runningPersonIds.add(personId)
    else await waitForPlace(personId)
    try {
      return await work()
    } finally {
      runningPersonIds.delete(personId)
      startNext()
    }
  }
}
