import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import { modalOpen } from '#ui/layers'
import { currentRouter, goTo } from './navigate.ts'
import { hrefTo } from '#lib/screens'

/**
 * Makes the browser's back button close the layer that covers the page (a modal, a panel, the menu, on a phone the chat
 * box), while the page stays. A layer registers itself by useLayer.
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

/** Whether the history has an earlier page of this visit. The copy of the first page, see below, counts as the first page. */
export const hasWayBack = ({ location }: RouterHistory): boolean => indexOf(location) > (location.state.isCovered ? 1 : 0)

/**
 * Going back from the first page of a visit leaves the app, and a browser does not let a page prevent that: an
 * installed app on a phone would close instead of its menu. So when a layer covers the first page, a copy of the page
 * is added to the history. The copy is not removed when the layer closes, because the browser does that a moment later,
 * and a person who navigates within that moment would be sent back. Instead, going back skips the copy.
 */
function holdFirstPage(router: AnyRouter): () => void {
  const history: RouterHistory = router.history
  let last = history.location
  const stops = [
    modalOpen.watch(() => {
      if (!modalOpen.get() || history.canGoBack()) return
      void router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: { isCovered: true },
        resetScroll: false,
        hashScrollIntoView: false,
        ignoreBlocker: true,
      })
    }),
    history.subscribe(({ location }) => {
      const isUncovered = last.state.isCovered && indexOf(location) < indexOf(last)
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
    /** the copy of the first page, which is added while a layer covers it */
    isCovered?: boolean
  }
}

/** Goes back one page, or to the start page if this was the first page. */
export function leavePage(): void {
  const router = currentRouter()
  if (router && hasWayBack(router.history)) return router.history.back({ ignoreBlocker: true })
  goTo(hrefTo('/home'), { replace: true })
}
