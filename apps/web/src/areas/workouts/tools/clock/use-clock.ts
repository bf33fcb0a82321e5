import { useEffect, useState } from 'react'

/** The time, again whenever a new second of what began then is due: it does not drift, and is right after the page was asleep. */
export function useNow(startedAt: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (startedAt === null) return
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      const moment = Date.now()
      setNow(moment)
      timer = setTimeout(look, 1_000 - ((((moment - startedAt) % 1_000) + 1_000) % 1_000))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [startedAt])
  return now
}
