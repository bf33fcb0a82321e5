import { AppError } from '#platform/errors'

const windowMs = 10_000

/**
 * Counts calls by subject in windows of ten seconds, in this process alone, so it is only a rough limit. It uses the
 * process's monotonic time, because a clock that is set back would refuse everybody until it catches up.
 */
export function floodGate(limit: number, monotonic: () => number = () => performance.now()): (subject: string) => void {
  let counts = new Map<string, number>()
  let windowStart = monotonic()
  return subject => {
    if (limit === 0) return
    const now = monotonic()
    if (now - windowStart >= windowMs) {
      counts = new Map()
      windowStart = now
    }
    const count = (counts.get(subject) ?? 0) + 1
    counts.set(subject, count)
    if (count > limit) throw new AppError('too many requests', { retryAfter: Math.ceil((windowStart + windowMs - now) / 1000) || 1 })
  }
}
