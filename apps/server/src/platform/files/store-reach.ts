import type { Log } from '#platform/log'

/** Whether the store of files answers, as the last call has found it. */
export interface StoreReach {
  noteSuccess(): void
  noteFailure(reason: string): void
  isAway(): boolean
  /** Milliseconds since the last call. */
  age(): number
}

const repeatedMs = 60_000

/** Logs when the store goes away and when it is back; while it is away the log repeats it once a minute. */
export function watchReach(log: Log): StoreReach {
  let isAway = false
  let loggedAt = -Infinity
  let heardAt = -Infinity
  return {
    noteSuccess() {
      heardAt = performance.now()
      if (isAway) log.info('the store of files answers again')
      isAway = false
      loggedAt = -Infinity
    },
    noteFailure(reason) {
      heardAt = performance.now()
      isAway = true
      if (heardAt - loggedAt < repeatedMs) return
      loggedAt = heardAt
      log.error('the store of files does not answer as it should', { reason })
    },
    isAway: () => isAway,
    age: () => performance.now() - heardAt,
  }
}
