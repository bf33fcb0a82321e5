import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'

const AfterIdle = lazy(async () => ({ default: (await import('./after-idle.tsx')).AfterIdle }))

// the page that says what went wrong must not itself need a network then
const fetchErrorView = () => void import('../failures/error-view.tsx').catch(() => undefined)

/** What nobody needs for the first paint comes once a page stands and the browser has nothing better to do. */
export function Later() {
  const router = useRouter()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const begin = () => {
      setIdle(true)
      fetchErrorView()
    }
    let cancel = () => {}
    const waitForIdle = () => { cancel = whenIdle(begin) }
    if (router.state.resolvedLocation) {
      waitForIdle()
      return () => cancel()
    }
    const forget = router.subscribe('onRendered', () => {
      forget()
      waitForIdle()
    })
    return () => {
      forget()
      cancel()
    }
  }, [router])
  return isIdle ? <Suspense><AfterIdle /></Suspense> : null
}

function whenIdle(begin: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(begin, 1500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(begin, { timeout: 4000 })
  return () => cancelIdleCallback(handle)
}
