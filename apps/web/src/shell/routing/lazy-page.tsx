import type { RouteComponent } from '@tanstack/react-router'
import { lazy } from 'react'
import type { ComponentType } from 'react'

type Loaded = { Page: ComponentType }

/**
 * A page that comes when it is asked for; the router fetches it before it draws it. Not the router's own
 * lazyRouteComponent: that one reloads by a rule of its own when a chunk is missing; #lib/build has our one rule.
 */
export function lazyPage(load: () => Promise<Loaded>): RouteComponent {
  let coming: Promise<Loaded> | undefined
  const begun = () => {
    // what failed, for want of a network say, is fetched anew at the next try
    coming ??= load().catch((error: unknown) => {
      coming = undefined
      throw error
    })
    return coming
  }
  const page = lazy(async () => ({ default: (await begun()).Page }))
  return Object.assign(page, { preload: async () => void await begun() })
}
