import { AppError } from '#platform/errors'

const windowMs = 10_000

/** Counts calls by person or address in windows of ten seconds, in this process alone: a brake, not a ledger. */
export function floodGate(limit: number): (subject: string, now?: number) => void {
  let counts = new Map<string, number>()
  let opened = Date.now()
  return (subject, now = Date.now()) => {
    if (limit === 0) return
    if (now - opened >= windowMs) {
      counts = new Map()
      opened = now
    }
    const count = (counts.get(subject) ?? 0) + 1
    counts.set(subject, count)
    if (count > limit) throw new AppError('too many requests', { retryAfter: Math.ceil((opened + windowMs - now) / 1000) || 1 })
  }
}
