import { useMemo, useSyncExternalStore } from 'react'

const stepMs = 10 * 60_000

export const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone

function watch(tell: () => void): () => void {
  const timer = setInterval(tell, stepMs)
  document.addEventListener('visibilitychange', tell)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}

const step = () => Math.floor(Date.now() / stepMs)

/** Now, as exactly as a day's page needs it; it goes on while the page lies open. */
export function useMoment(): Date {
  const steps = useSyncExternalStore(watch, step)
  return useMemo(() => new Date(steps * stepMs), [steps])
}
