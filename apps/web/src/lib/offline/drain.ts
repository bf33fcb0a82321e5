import { CallError, Refused, Unreachable } from '#lib/api'
import type { WaitingWrite } from './waiting-write.ts'

export type Verdict = 'refused' | 'later' | 'sign in' | 'gone'

/** The write was discarded while it was being sent: nothing is left to send. */
export class DiscardedWrite extends Error {}

/** Decides how to go on with a write that the server did not accept. */
export function verdictOn(error: unknown): Verdict {
  if (error instanceof DiscardedWrite) return 'gone'
  if (error instanceof Refused) return 'refused'
  if (error instanceof Unreachable || !(error instanceof CallError)) return 'later'
  if (error.status === 401 || (error.status === 403 && error.message === 'Unauthenticated.')) return 'sign in'
  // 408, 425 and 429 mean that a later try may succeed; all other codes from 400 to 499 would be the same tomorrow
  if ([408, 425, 429].includes(error.status) || error.status >= 500 || error.status < 400) return 'later'
  return 'refused'
}

const shortestMs = 1_000
const longestMs = 30_000
const longestRetryAfterMs = 5 * 60_000

/** The pause before the next try, which grows with the failures in a row; the server may ask for a longer one. */
export const pauseAfter = (failures: number, error: unknown): number =>
  error instanceof CallError && error.retryAfter
    ? Math.min(error.retryAfter * 1000, longestRetryAfterMs)
    : Math.min(shortestMs * 2 ** Math.min(failures, 10), longestMs)

export interface Outbox {
  /** The oldest write of this person that has not been refused. */
  next(): Promise<WaitingWrite | undefined>
  send(write: WaitingWrite): Promise<unknown>
  sent(write: WaitingWrite, answer: unknown): Promise<void>
  refused(write: WaitingWrite, error: unknown): Promise<void>
  /** The write stays for a later try. */
  postponed(write: WaitingWrite): Promise<void>
}

export type DrainResult = { end: 'empty' } | { end: 'sign in' } | { end: 'later'; error: unknown }

/** Sends one write after the other in the order of writing, until none is left or one must wait. */
export async function drain(outbox: Outbox): Promise<DrainResult> {
  for (;;) {
    const write = await outbox.next()
    if (!write) return { end: 'empty' }
    const { answer, error } = await outbox.send(write).then(
      value => ({ answer: value, error: undefined }),
      (thrown: unknown) => ({ answer: undefined, error: { thrown } }),
    )
    if (!error) {
      // outside of the try: an error after the server has accepted the write is no reason to send it again
      await outbox.sent(write, answer)
      continue
    }
    const verdict = verdictOn(error.thrown)
    switch (verdict) {
      case 'refused':
        await outbox.refused(write, error.thrown)
        break
      case 'gone':
        break
      case 'sign in':
        return { end: 'sign in' }
      case 'later': {
        await outbox.postponed(write)
        return { end: 'later', error: error.thrown }
      }
      default:
        return verdict satisfies never
    }
  }
}
