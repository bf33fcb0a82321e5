import { useEffect, useEffectEvent, useRef } from 'react'
import { bannerTickMs } from '#lib/constants'

export interface Countdown {
  /** milliseconds; undefined means that it never ends */
  duration: number | undefined
  isPaused: boolean
  /** the part of the time that is left, from 1 to 0 */
  onTick?: (left: number) => void
  onEnd: () => void
}

/** Measures real time, so that a throttled tab neither loses nor gains any. Paused time does not count. */
export function useCountdown({ duration, isPaused, onTick, onEnd }: Countdown) {
  const spent = useRef(0)
  const tick = useEffectEvent((left: number) => onTick?.(left))
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (duration === undefined || isPaused) return
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      spent.current += now - last
      last = now
      tick(Math.max(0, 1 - spent.current / duration))
      if (spent.current < duration) return
      clearInterval(timer)
      end()
    }, bannerTickMs)
    return () => clearInterval(timer)
  }, [duration, isPaused])
}
