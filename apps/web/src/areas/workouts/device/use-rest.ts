import { restLeft, type Rest } from '@allenio/domain/workouts'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { isRestEndDue, msToNextSecond, restView, secondsLeft, type RestView } from './rest-clock.ts'

/** A rest by the second. */
export function useRest(rest: Rest | null): RestView | null {
  const watch = (onSecond: () => void) => followSeconds(rest, onSecond)
  const left = useSyncExternalStore(watch, () => rest && secondsLeft(rest, Date.now()))
  return rest && left !== null ? restView(rest, left) : null
}

/** Whether a rest is over. It renders at the end alone, and not at each second. */
export function useIsRestOver(rest: Rest | null): boolean {
  const watch = (onSecond: () => void) => followSeconds(rest, onSecond)
  return useSyncExternalStore(watch, () => rest !== null && restLeft(rest, Date.now()) <= 0)
}

/** Calls `onEnd` when a rest ends, unless that was so long ago that it would only startle. */
export function useRestEnd(rest: Rest | null, onEnd: () => void): void {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    let lastLook = Date.now()
    return followSeconds(rest, () => {
      const now = Date.now()
      if (rest && isRestEndDue(rest, { lastLook, now })) end()
      lastLook = now
    })
  }, [rest])
}

/** Calls `onSecond` at each second of a rest by the clock, and when a page that was locked or frozen wakes. */
function followSeconds(rest: Rest | null, onSecond: () => void): () => void {
  if (!rest) return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    onSecond()
    const ms = msToNextSecond(rest, Date.now())
    if (ms !== null) timer = setTimeout(look, ms)
  }
  look()
  const events = ['visibilitychange', 'resume'] as const
  for (const name of events) document.addEventListener(name, look)
  return () => {
    clearTimeout(timer)
    for (const name of events) document.removeEventListener(name, look)
  }
}
