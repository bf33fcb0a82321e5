import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import { modalOpen } from '#ui/layers'

/**
 * The browser's back closes what covers the page (a modal, a panel, the menu, on a phone the chat box) and the page
 * stays. Whatever covers it says so by useLayer.
 */
export function guardWayBack(router: AnyRouter): () => void {
  const stops = [blockWayBack(router.history), holdFirstPage(router)]
  return () => {
    for (const stop of stops) stop()
  }
}

const indexOf = ({ state }: { state: { __TSR_index: number } }) => state.__TSR_index

const blockWayBack = (history: RouterHistory) => history.block({
  enableBeforeUnload: false,
  blockerFn: ({ currentLocation, nextLocation, action }) => {
    const isBackwards = action === 'BACK' || (action === 'GO' && indexOf(nextLocation) < indexOf(currentLocation))
    return isBackwards && modalOpen.closeTop()
  },
})

const settleMs = 60

/**
 * From the first page of a visit the way back leaves the app, and a browser lets nobody hold that: an installed app on
 * a phone would close instead of its menu. So while something covers that page, it stands twice in the history.
 */
function holdFirstPage(router: AnyRouter): () => void {
  const history: RouterHistory = router.history
  let timer: ReturnType<typeof setTimeout> | undefined
  const release = () => {
    // a link that closed the menu has gone on to another page: then there is nothing to take back
    if (!modalOpen.get() && history.location.state.covered) history.back({ ignoreBlocker: true })
  }
  const hold = () => router.navigate({
    to: '.', search: true, hash: true, state: { covered: true },
    resetScroll: false, hashScrollIntoView: false, ignoreBlocker: true,
  })
  const stop = modalOpen.subscribe(() => {
    clearTimeout(timer)
    if (!modalOpen.get()) timer = setTimeout(release, settleMs)
    else if (!history.canGoBack()) void hold()
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** the first page of a visit, standing a second time while something covers it */
    covered?: boolean
  }
}
