import { setTimeout as pause } from 'node:timers/promises'
import { reasonOf } from '#platform/log'
import { isDatabaseAway } from './pool.ts'

export interface WaitOptions {
  patienceMs: number
  say: (line: string) => void
  firstPauseMs?: number
}

const longestPauseMs = 15_000

/**
 * Does the work again for as long as the database cannot be reached: after a power cut or in a cluster it may come up after the app.
 * A refusal, as of a wrong password, is thrown at once, because no time mends it.
 */
export async function untilReached<T>(work: () => Promise<T>, { patienceMs, say, firstPauseMs = 2_000 }: WaitOptions): Promise<T> {
  const end = performance.now() + patienceMs
  for (let wait = firstPauseMs; ; wait = Math.min(wait * 2, longestPauseMs)) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      const leftMs = end - performance.now()
      if (leftMs <= 0) throw new Error(`The database could not be reached: ${reasonOf(error)}.`, { cause: error })
      const pauseMs = Math.min(wait, leftMs)
      say(`The database cannot be reached: ${reasonOf(error)}. Next try in ${inWords(pauseMs)}, given up in ${inWords(leftMs)}.`)
      await pause(pauseMs)
    }
  }
}

const inWords = (ms: number) => (ms < 120_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`)
