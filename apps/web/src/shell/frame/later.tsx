import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { settle } from '#lib/build'
import { whenIdle } from '#lib/device'
import { isLoadingPart, latePart } from '#lib/lazy-part'
import { PaletteHost } from '../palette/palette-host.tsx'

const AfterIdle = latePart(() => import('./after-idle.tsx'), 'AfterIdle')

/** Renders the parts that the first paint does not need, once the page shows its data and the browser is idle. */
export function Later() {
  const router = useRouter()
  const cache = useQueryClient()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const begin = () => {
      setIdle(true)
      settle()
    }
    let cancel = () => {}
    const waitForRest = () => {
      cancel = whenAtRest(cache, begin)
    }
    if (router.state.resolvedLocation) {
      waitForRest()
      return () => cancel()
    }
    const forget = router.subscribe('onRendered', () => {
      forget()
      waitForRest()
    })
    return () => {
      forget()
      cancel()
    }
  }, [router, cache])
  return (
    <>
      <PaletteHost isIdle={isIdle} />
      {isIdle && <AfterIdle />}
    </>
  )
}

// a read that takes longer delays nothing
const patienceMs = 6000
const lookAgainMs = 50

/** Waits until the browser is idle and no read is running, because a page that waits for its rows is idle too. */
function whenAtRest(cache: QueryClient, begin: () => void): () => void {
  const since = performance.now()
  let cancel = () => {}
  const look = () => {
    if ((cache.isFetching() === 0 && !isLoadingPart()) || performance.now() - since > patienceMs) return begin()
    const timer = setTimeout(() => {
      cancel = whenIdle(look)
    }, lookAgainMs)
    cancel = () => clearTimeout(timer)
  }
  cancel = whenIdle(look)
  return () => cancel()
}
