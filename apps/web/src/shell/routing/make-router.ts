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
    // an unknown address is the root's 404, whatever layout its first segment lives in
    notFoundMode: 'root',
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: PagePending,
    defaultPendingMs: fetchDelayMs,
    defaultPendingMinMs: fetchDelayMs,
    defaultPreloadStaleTime: 0,
    // a new page starts at its top; only the way back returns to where one was
    scrollRestoration: true,
    trailingSlash: 'never',
  })
  installRouter(router)
  return router
}
