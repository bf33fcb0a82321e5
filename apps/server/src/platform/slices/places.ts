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
  const running = new Set<string>()
  const waiting: { personId: string; start: () => void }[] = []

  function startNext(): void {
    const next = waiting.find(each => !running.has(each.personId))
    if (!next || running.size >= atOnce) return
    waiting.splice(waiting.indexOf(next), 1)
    running.add(next.personId)
    next.start()
  }

  function waitForPlace(personId: string): Promise<void> {
    const own = waiting.filter(each => each.personId === personId)
    if (waiting.length >= waitingAtMost || own.length >= waitingAPersonAtMost) {
      throw new AppError('too many requests', { retryAfter: comeBackSeconds })
    }
    return new Promise(start => void waiting.push({ personId, start }))
  }

  return async <T>(personId: string, work: () => Promise<T>): Promise<T> => {
    if (running.size < atOnce && !running.has(personId)) running.add(personId)
    else await waitForPlace(personId)
    try {
      return await work()
    } finally {
      running.delete(personId)
      startNext()
    }
  }
}
