import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { fetchDelayMs } from '#lib/constants'
import { SkeletonPage } from '#ui/skeleton'
import { screens } from '../../routes.ts'
import { ErrorPage } from '../failures/fallback-pages.tsx'
import { installRouter } from './navigate.ts'
import { routeTree, type FirstPages } from './route-tree.tsx'

export function makeRouter(cache: QueryClient, firstPages: FirstPages) {
  const router = createRouter({
    routeTree: routeTree(screens.list, firstPages),
    context: { cache },
    // an unknown address gets the 404 of the root, not of the layout of its first segment
    notFoundMode: 'root',
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: SkeletonPage,
    defaultPendingMs: fetchDelayMs,
    defaultPendingMinMs: fetchDelayMs,
    defaultPreloadStaleTime: 0,
    // a new page starts at its top; only going back restores the scroll position
    scrollRestoration: true,
    trailingSlash: 'never',
  })
  installRouter(router)
  return router
}
