import { pauseAfter, type DrainResult } from './drain.ts'

export interface Lanes {
  /** The lanes that have something to send. */
  open: () => Promise<readonly string[]>
  drain: (lane: string) => Promise<DrainResult>
  /** Calls `look` whenever a write was added, resumed or discarded, until the returned function is called. */
  listen: (look: () => void) => () => void
}

/**
 * Sends the writes of one lane in their order, and the lanes side by side: a film in one chat does not delay a message
 * in another. Ends when nothing is being sent; a lane that must wait is tried again while other lanes still send.
 */
export function drainLanes({ open, drain, listen }: Lanes): Promise<DrainResult> {
  const running = new Set<string>()
  const waiting = new Map<string, { until: number; failures: number; error: unknown }>()
  let isSignedOut = false
  let isOver = false
  const timers = new Set<ReturnType<typeof setTimeout>>()
  return new Promise((resolve, reject) => {
    let looks = 0
    const finish = () => {
      if (isOver || running.size > 0 || looks > 0) return
      end()
      const [late] = waiting.values()
      if (isSignedOut) resolve({ end: 'sign in' })
      else resolve(late ? { end: 'later', error: late.error } : { end: 'empty' })
    }
    const fail = (error: unknown) => {
      end()
      reject(error instanceof Error ? error : new Error(String(error)))
    }
    const end = () => {
      isOver = true
      stop()
      for (const timer of timers) clearTimeout(timer)
    }
    const run = async (lane: string) => {
      running.add(lane)
      const drained = await drain(lane).finally(() => running.delete(lane))
      if (drained.end === 'sign in') isSignedOut = true
      if (drained.end === 'later') {
        const failures = (waiting.get(lane)?.failures ?? -1) + 1
        const ms = pauseAfter(failures, drained.error)
        waiting.set(lane, { until: performance.now() + ms, failures, error: drained.error })
        // if no other lane is sending, drainLanes ends, and its caller waits before it tries again
        if (running.size > 0) timers.add(setTimeout(() => void look(), ms))
      } else {
        waiting.delete(lane)
      }
      await look()
    }
    const mayRun = (lane: string) => !running.has(lane) && (waiting.get(lane)?.until ?? 0) <= performance.now()
    const look = async () => {
      if (isOver) return
      looks += 1
      try {
        const lanes = isSignedOut ? [] : await open()
        for (const lane of isOver ? [] : lanes.filter(mayRun)) run(lane).catch(fail)
      } catch (error) {
        fail(error)
      }
      looks -= 1
      finish()
    }
    const stop = listen(() => void look())
    void look()
  })
}
