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

const blockWayBack = (history: RouterHistory) =>
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ currentLocation, nextLocation, action }) => {
      const isBackwards = action === 'BACK' || (action === 'GO' && indexOf(nextLocation) < indexOf(currentLocation))
      return isBackwards && modalOpen.closeTop()
    },
  })

/** Whether a page of this visit lies behind: the copy of the first one, below, is the first one still. */
export const hasWayBack = ({ location }: RouterHistory): boolean => indexOf(location) > (location.state.covered ? 1 : 0)

/**
 * From the first page of a visit the way back leaves the app, and a browser lets nobody hold that: an installed app on
 * a phone would close instead of its menu. So when something covers that page, it stands twice in the history from then
 * on. The copy is not taken back when the cover goes: that takes the browser a moment, and whoever goes on within it
 * would be thrown back. The way back passes over it instead.
 */
function holdFirstPage(router: AnyRouter): () => void {
  const history: RouterHistory = router.history
  let last = history.location
  const stops = [
    modalOpen.subscribe(() => {
      if (!modalOpen.get() || history.canGoBack()) return
      void router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: { covered: true },
        resetScroll: false,
        hashScrollIntoView: false,
        ignoreBlocker: true,
      })
    }),
    history.subscribe(({ location }) => {
      const isUncovered = last.state.covered && indexOf(location) < indexOf(last)
      last = location
      if (isUncovered) history.back({ ignoreBlocker: true })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** the first page of a visit, standing a second time while something covers it */
    covered?: boolean
  }
}
