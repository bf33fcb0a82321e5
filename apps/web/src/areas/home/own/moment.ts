import { useMemo, useSyncExternalStore } from 'react'

const stepMs = 10 * 60_000

export const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone

function watchTime(onChange: () => void): () => void {
  const timer = setInterval(onChange, stepMs)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

const currentStep = () => Math.floor(Date.now() / stepMs)

/** Now, as exactly as a day's page needs it; it goes on while the page lies open. */
export function useMoment(): Date {
  const steps = useSyncExternalStore(watchTime, currentStep)
  return useMemo(() => new Date(steps * stepMs), [steps])
}
