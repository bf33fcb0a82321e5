import { CallError, Refused, Unreachable } from '#lib/api'
import type { WaitingWrite } from './waiting-write.ts'

export type Verdict = 'refused' | 'later' | 'sign in'

/** What becomes of a write that was not taken. */
export function verdictOn(error: unknown): Verdict {
  if (error instanceof Refused) return 'refused'
  if (error instanceof Unreachable || !(error instanceof CallError)) return 'later'
  if (error.status === 401 || (error.status === 403 && error.message === 'Unauthenticated.')) return 'sign in'
  // 408, 425 and 429 ask for patience; all others of 400 and up to 499 will hear the same tomorrow
  if ([408, 425, 429].includes(error.status) || error.status >= 500 || error.status < 400) return 'later'
  return 'refused'
}

const shortestMs = 1_000
const longestMs = 5 * 60_000

export const pauseAfter = (tries: number, error: unknown): number => error instanceof CallError && error.retryAfter
  ? Math.min(error.retryAfter * 1000, longestMs)
  : Math.min(shortestMs * 2 ** Math.min(tries, 10), longestMs)

export interface Outbox {
  /** The oldest write of this person that has not been refused. */
  next(): Promise<WaitingWrite | undefined>
  send(write: WaitingWrite): Promise<unknown>
  sent(write: WaitingWrite, answer: unknown): Promise<void>
  keep(write: WaitingWrite): Promise<void>
}

export type Drained = { end: 'empty' } | { end: 'sign in' } | { end: 'later', pauseMs: number }

/** Sends one after the other in the order of writing, until none is left or one must wait. */
export async function drain(outbox: Outbox): Promise<Drained> {
  for (;;) {
    const write = await outbox.next()
    if (!write) return { end: 'empty' }
    try {
      await outbox.sent(write, await outbox.send(write))
    } catch (error) {
      const verdict = verdictOn(error)
      switch (verdict) {
        case 'refused':
          await outbox.keep({ ...write, refusal: error instanceof Error ? error.message : '' })
          break
        case 'sign in': return { end: 'sign in' }
        case 'later': {
          await outbox.keep({ ...write, tries: write.tries + 1 })
          return { end: 'later', pauseMs: pauseAfter(write.tries, error) }
        }
        default: return verdict satisfies never
      }
    }
  }
}
