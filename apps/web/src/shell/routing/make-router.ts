import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { fetchDelayMs } from '#lib/constants'
import { ErrorPage } from '../failures/error-page.tsx'
import { screens } from '../../routes.ts'
import { installRouter } from './navigate.ts'
import { PagePending } from './page-pending.tsx'
import { routeTree } from './route-tree.tsx'

export function makeRouter(cache: QueryClient) {
  const router = createRouter({
    routeTree: routeTree(screens),
    context: { cache },
    // an unknown address gets the 404 of the root, not of the layout of its first segment
    notFoundMode: 'root',
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: PagePending,
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
