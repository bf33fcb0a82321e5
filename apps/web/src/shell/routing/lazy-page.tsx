import type { RouteComponent } from '@tanstack/react-router'
import { use } from 'react'
import type { ComponentType } from 'react'
import { fetchAhead } from '#lib/build'

type Loaded = { Page: ComponentType }

/**
 * A page that is loaded on demand; the router loads it before rendering it. It is not the router's lazyRouteComponent,
 * because that reloads by its own rule when a chunk is missing, and #lib/build has our only rule. It is not React's
 * lazy either, because that suspends once more even when the page is loaded, and then its skeleton stays for a third of
 * a second.
 */
export function lazyPage(load: () => Promise<Loaded>): RouteComponent {
  let coming: Promise<Loaded> | undefined
  let loaded: Loaded | undefined
  const begun = () => {
    coming ??= load().then(
      came => (loaded = came),
      (error: unknown) => {
        // loading failed, for example without a network: the next try loads it again
        coming = undefined
        throw error
      },
    )
    return coming
  }
  // the promise is never replaced, so that a page that failed while rendering is not loaded again at every render
  let drawn: Promise<Loaded> | undefined
  function Shown() {
    const { Page } = loaded ?? use((drawn ??= begun()))
    return <Page />
  }
  return Object.assign(Shown, { preload: async () => void (await fetchAhead(begun)) })
}
