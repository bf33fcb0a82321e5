import { extendRest, pauseRest, restLeft, resumeRest, startRest, type Rest } from '@allenio/domain/workouts'

/** Seconds of the two buttons beside the ring. */
export const restStep = 15

const samePressMs = 700

/** Whether something came so early after a moment that one press may have hit twice. A moment to come is that of another clock. */
export const isSamePress = (at: number, now: number): boolean => now >= at && now - at < samePressMs

/** The button that ends a rest stands where the one was that began it. */
export const skipRest = (rest: Rest, now: number): Rest | null => (isSamePress(rest.startedAt, now) ? rest : null)

/** More or less of a rest; one that is over begins anew. */
export function addToRest(rest: Rest, seconds: number, now: number): Rest {
  const left = restLeft(rest, now)
  // a rest that is cut short ends now, and not some seconds ago
  if (left > 0) return extendRest(rest, Math.max(seconds, -Math.floor(left)))
  return seconds > 0 ? startRest(seconds, now) : rest
}

/** Pauses a rest that runs, and resumes a paused one. */
export const togglePause = (rest: Rest, now: number): Rest => (rest.pausedAt === null ? pauseRest(rest, now) : resumeRest(rest, now))
