import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, notFound, redirect } from '@tanstack/react-router'
import type { AnyRoute } from '@tanstack/react-router'
import { hasMalformedId, type Screen } from '#lib/screens'
import { rememberPath, takeRememberedPath } from '#lib/session'
import type { ScreenTable } from '../../routes.ts'
import { ErrorPage, NotFoundPage } from '../failures/fallback-pages.tsx'
import { RootFrame } from '../frame/root-frame.tsx'
import { layoutComponents } from '../layouts/layout-components.tsx'
import { currentVisitors } from '../me/me.ts'
import { decide, isPublic, loginPaths } from './guard.ts'
import type { Visitors } from './guard.ts'
import { lazyPage } from './lazy-page.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: Screen
  }
}

export interface RouterContext {
  cache: QueryClient
}

export function routeTree(screens: ScreenTable): AnyRoute {
  const root = createRootRouteWithContext<RouterContext>()({
    component: RootFrame,
    errorComponent: ErrorPage,
    notFoundComponent: NotFoundPage,
  })
  const layouts = [...new Set(screens.list.map(({ layout }) => layout))].map(layout => {
    const around = createRoute({ getParentRoute: () => root, id: layout, ...layoutComponents[layout] })
    const inside = screens.list.filter(screen => screen.layout === layout)
    return around.addChildren([
      ...framed(around, inside),
      ...routesOf(
        around,
        inside.filter(({ frame }) => !frame),
      ),
    ])
  })
  return root.addChildren(layouts)
}

/** Builds one pathless route for each frame, so that it stays mounted between its screens. The guard runs before each screen. */
function framed(around: AnyRoute, screens: readonly Screen[]): AnyRoute[] {
  const frames = new Map(screens.flatMap(({ frame }) => (frame ? [[frame.id, frame]] : [])))
  return [...frames.values()].map(({ id, page }) => {
    const frame = createRoute({ getParentRoute: () => around, id, component: lazyPage(page) })
    return frame.addChildren(
      routesOf(
        frame,
        screens.filter(screen => screen.frame?.id === id),
      ),
    )
  })
}

const routesOf = (parent: AnyRoute, screens: readonly Screen[]): AnyRoute[] => screens.map(screen => screenRoute(parent, screen))

const screenRoute = (parent: AnyRoute, screen: Screen) =>
  createRoute({
    getParentRoute: () => parent,
    path: screen.path,
    component: lazyPage(screen.page),
    staticData: { screen },
    ...(screen.search && { validateSearch: screen.search }),
    beforeLoad: ({ context: { cache }, location: { href }, params, preload }) => {
      if (hasMalformedId(screen, params)) throw notFound()
      return guard(screen, { cache, href, isPreload: preload })
    },
  })

interface Visit {
  cache: QueryClient
  href: string
  /** a link that is preloaded must not count as a page that the person opened */
  isPreload: boolean
}

async function guard(screen: Screen, { cache, href, isPreload }: Visit): Promise<void> {
  const decision = decide(screen, await visitorsFor(screen, cache))
  if (decision.open) return
  if (decision.remember && !isPreload) rememberPath(decision.remember, href)
  throw redirect({ href: (isPreload ? undefined : rememberedFor(screen)) ?? decision.to, replace: true })
}

/** The page that was asked for before the login, on the login page that somebody who is signed in is sent away from. */
function rememberedFor({ path }: Screen): string | undefined {
  if (path === loginPaths.local) return takeRememberedPath('local')
  return path === loginPaths.training_school ? takeRememberedPath('training_school') : undefined
}

const nobody: Visitors = { person: undefined, isSchoolUser: false }

/** A public page never waits for the server, except those that redirect a signed-in person. */
async function visitorsFor({ path, access }: Screen, cache: QueryClient): Promise<Visitors> {
  if (!isPublic(access)) return currentVisitors(cache)
  if (!sendsOn.has(path)) return nobody
  try {
    return await currentVisitors(cache)
  } catch {
    return nobody
  }
}

const sendsOn: ReadonlySet<string> = new Set(['/', '/login', '/trainingschools/login'])
