import type { RouteComponent } from '@tanstack/react-router'
import { use } from 'react'
import type { ComponentType } from 'react'
import { fetchAhead } from '#lib/build'

type Loaded = { Page: ComponentType }

/**
 * A page that comes when it is asked for; the router fetches it before it draws it. Not the router's own
 * lazyRouteComponent: that one reloads by a rule of its own when a chunk is missing; #lib/build has our one rule.
 * Not React's lazy either: it waits once more for what is there already, and the skeleton it shows meanwhile stays
 * for a third of a second.
 */
export function lazyPage(load: () => Promise<Loaded>): RouteComponent {
  let coming: Promise<Loaded> | undefined
  let loaded: Loaded | undefined
  const begun = () => {
    coming ??= load().then(
      came => (loaded = came),
      (error: unknown) => {
        // what failed, for want of a network say, is fetched anew at the next try
        coming = undefined
        throw error
      },
    )
    return coming
  }
  // one promise for good: what failed while drawn must not be asked for anew with every drawing
  let drawn: Promise<Loaded> | undefined
  function Shown() {
    const { Page } = loaded ?? use((drawn ??= begun()))
    return <Page />
  }
  return Object.assign(Shown, { preload: async () => void (await fetchAhead(begun)) })
}
