import { restEnd, restLeft, type Rest } from '@allenio/domain/workouts'

/** A rest as a screen shows it. */
export interface RestView {
  /** Whole seconds; 0 once it is over. */
  seconds: number
  /** From 0 to 1. */
  progress: number
  isOver: boolean
  isPaused: boolean
  /** Whole seconds since its end. */
  overtime: number
}

/** Whole seconds that are left by the clock, however long the page was asleep; 0 or less once it is over. */
export const secondsLeft = (rest: Rest, now: number): number =>
  // without the sum it would be -0 in the first second after the end
  Math.ceil(restLeft(rest, now)) + 0

export function restView(rest: Rest, left: number): RestView {
  return {
    seconds: Math.max(0, left),
    progress: rest.seconds > 0 ? Math.min(1, Math.max(0, 1 - left / rest.seconds)) : 1,
    isOver: left <= 0,
    isPaused: rest.pausedAt !== null,
    overtime: Math.max(0, -left),
  }
}

/** Milliseconds until the next second shows; null while nothing moves. */
export function msToNextSecond(rest: Rest, now: number): number | null {
  const end = restEnd(rest)
  if (end === null) return null
  const left = Math.min(end - now, rest.seconds * 1_000)
  return ((left % 1_000) + 1_000) % 1_000 || 1_000
}

/** Whether the end is to be signalled: it came since the last look, and not so long ago that it only startles. */
export function isRestEndDue(rest: Rest, { lastLook, now }: { lastLook: number; now: number }): boolean {
  const end = restEnd(rest)
  return end !== null && end > lastLook && end <= now && now - end < signalMs
}

const signalMs = 30_000
