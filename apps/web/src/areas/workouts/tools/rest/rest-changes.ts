import { extendRest, pauseRest, restLeft, resumeRest, startRest, type Rest } from '@allenio/domain/workouts'

export const restStep = 15

/** More or less of a rest; one that is over begins anew. */
export function addToRest(rest: Rest, seconds: number, now: number): Rest {
  if (restLeft(rest, now) > 0) return extendRest(rest, seconds)
  return seconds > 0 ? startRest(seconds, now) : rest
}

export const togglePause = (rest: Rest, now: number): Rest => (rest.pausedAt === null ? pauseRest(rest, now) : resumeRest(rest, now))
