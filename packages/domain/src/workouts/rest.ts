/** A rest by the clock: it is right after the screen was locked, or the page asleep, because nothing is counted down. */
export interface Rest {
  /** Moments in milliseconds. */
  startedAt: number
  seconds: number
  pausedAt: number | null
}

export const startRest = (seconds: number, startedAt: number): Rest => ({ startedAt, seconds, pausedAt: null })

export const pauseRest = (rest: Rest, now: number): Rest => (rest.pausedAt === null ? { ...rest, pausedAt: now } : rest)

export const resumeRest = (rest: Rest, now: number): Rest =>
  rest.pausedAt === null ? rest : { ...rest, startedAt: rest.startedAt + Math.max(0, now - rest.pausedAt), pausedAt: null }

export const extendRest = (rest: Rest, seconds: number): Rest => ({ ...rest, seconds: Math.max(0, rest.seconds + seconds) })

/** Seconds that are left; negative once it is over. A clock that was put back does not make it longer. */
export const restLeft = ({ startedAt, seconds, pausedAt }: Rest, now: number): number =>
  Math.min(seconds, seconds - ((pausedAt ?? now) - startedAt) / 1_000)

/** The moment at which it is over; null while it is paused. */
export const restEnd = ({ startedAt, seconds, pausedAt }: Rest): number | null => (pausedAt === null ? startedAt + seconds * 1_000 : null)
