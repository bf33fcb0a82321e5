import { lazy, Suspense, useEffect, useState } from 'react'

const AfterIdle = lazy(async () => ({ default: (await import('./after-idle.tsx')).AfterIdle }))

// the page that says what went wrong must not itself need a network then
const fetchErrorView = () => void import('../failures/error-view.tsx').catch(() => undefined)

/** What nobody needs for the first paint comes once the browser has nothing better to do. */
export function Later() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const begin = () => {
      setIdle(true)
      fetchErrorView()
    }
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(begin, 1500)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(begin, { timeout: 4000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle ? <Suspense><AfterIdle /></Suspense> : null
}
