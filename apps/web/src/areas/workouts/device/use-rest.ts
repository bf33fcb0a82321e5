import type { Rest } from '@allenio/domain/workouts'
import { useEffect, useEffectEvent, useState } from 'react'
import { msToNextSecond, isRestEndDue, restView, type RestView } from './rest-clock.ts'

/** A rest that runs by the clock: a page that was locked or frozen shows the right second when it wakes. */
export function useRest(rest: Rest | null, onEnd: () => void): RestView | null {
  const [now, setNow] = useState(() => Date.now())
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!rest) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let lastLook = Date.now()
    const look = () => {
      clearTimeout(timer)
      const moment = Date.now()
      if (isRestEndDue(rest, { lastLook, now: moment })) end()
      lastLook = moment
      setNow(moment)
      const ms = msToNextSecond(rest, moment)
      if (ms !== null) timer = setTimeout(look, ms)
    }
    look()
    const events = ['visibilitychange', 'resume'] as const
    for (const name of events) document.addEventListener(name, look)
    return () => {
      clearTimeout(timer)
      for (const name of events) document.removeEventListener(name, look)
    }
  }, [rest])
  return rest && restView(rest, now)
}
