import { CallError, Refused, Unreachable } from '#lib/api'
import type { WaitingWrite } from './waiting-write.ts'

export type Verdict = 'refused' | 'later' | 'sign in' | 'gone'

/** It was thrown away while it was on its way: there is nothing left to send. */
export class ThrownAway extends Error {}

/** What becomes of a write that was not taken. */
export function verdictOn(error: unknown): Verdict {
  if (error instanceof ThrownAway) return 'gone'
  if (error instanceof Refused) return 'refused'
  if (error instanceof Unreachable || !(error instanceof CallError)) return 'later'
  if (error.status === 401 || (error.status === 403 && error.message === 'Unauthenticated.')) return 'sign in'
  // 408, 425 and 429 ask for patience; all others of 400 and up to 499 will hear the same tomorrow
  if ([408, 425, 429].includes(error.status) || error.status >= 500 || error.status < 400) return 'later'
  return 'refused'
}

const shortestMs = 1_000
const longestMs = 60_000
const longestAskedMs = 5 * 60_000

/** After so many failures in a row before this one; the server may ask for more patience. */
export const pauseAfter = (failures: number, error: unknown): number =>
  error instanceof CallError && error.retryAfter
    ? Math.min(error.retryAfter * 1000, longestAskedMs)
    : Math.min(shortestMs * 2 ** Math.min(failures, 10), longestMs)

export interface Outbox {
  /** The oldest write of this person that has not been refused. */
  next(): Promise<WaitingWrite | undefined>
  send(write: WaitingWrite): Promise<unknown>
  sent(write: WaitingWrite, answer: unknown): Promise<void>
  refused(write: WaitingWrite, error: unknown): Promise<void>
  /** It stays for a later try. */
  postponed(write: WaitingWrite): Promise<void>
}

export type Drained = { end: 'empty' } | { end: 'sign in' } | { end: 'later'; error: unknown }

/** Sends one after the other in the order of writing, until none is left or one must wait. */
export async function drain(outbox: Outbox): Promise<Drained> {
  for (;;) {
    const write = await outbox.next()
    if (!write) return { end: 'empty' }
    const { answer, error } = await outbox.send(write).then(
      taken => ({ answer: taken, error: undefined }),
      (thrown: unknown) => ({ answer: undefined, error: { thrown } }),
    )
    if (!error) {
      // outside of the try: what goes wrong once the server has taken it is no reason to send it again
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
