import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, notFound, redirect } from '@tanstack/react-router'
import type { AnyRoute } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'
import { hasMalformedId, type Screen } from '#lib/screens'
import { rememberPath, takeRememberedPath } from '#lib/session'
import { loadInside } from '../../routes.ts'
import { ErrorPage, NotFoundPage } from '../failures/fallback-pages.tsx'
import { RootFrame } from '../frame/root-frame.tsx'
import { layoutComponents } from '../layouts/layout-components.tsx'
import { askedAnew, currentVisitors } from '../me/me.ts'
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

/** Pages by their path that come with the app instead of being loaded. */
export type FirstPages = Readonly<Record<string, FunctionComponent>>

/** The root, below it a route for each layout, and below these the screens. */
export function routeTree(screens: readonly Screen[], firstPages: FirstPages): AnyRoute {
  const root: AnyRoute = createRootRouteWithContext<RouterContext>()({
    component: RootFrame,
    errorComponent: ErrorPage,
    notFoundComponent: NotFoundPage,
  })
  const layouts = [...Map.groupBy(screens, ({ layout }) => layout)].map(([layout, inside]) => {
    const around: AnyRoute = createRoute({ getParentRoute: () => root, id: layout, ...layoutComponents[layout] })
    const unframed = inside.filter(({ frame }) => !frame)
    return around.addChildren([...framed(around, inside), ...routesOf(around, unframed, firstPages)])
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

const routesOf = (parent: AnyRoute, screens: readonly Screen[], firstPages: FirstPages = {}): AnyRoute[] =>
  screens.map(screen => screenRoute(parent, screen, firstPages[screen.path]))

const screenRoute = (parent: AnyRoute, screen: Screen, firstPage: FunctionComponent | undefined) =>
  createRoute({
    getParentRoute: () => parent,
    path: screen.path,
    component: firstPage ?? lazyPage(screen.page),
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
  const visitors = await visitorsFor(screen, cache)
  const isRefused = !isPublic(screen.access) && visitors.person && !decide(screen, visitors).isOpen
  const anew = isRefused && (await askedAnew(cache))
  const decision = decide(screen, anew || visitors)
  if (decision.isOpen) return
  if (decision.remember && !isPreload) rememberPath(decision.remember, href)
  throw redirect({ href: (isPreload ? undefined : rememberedFor(screen)) ?? decision.to, replace: true })
}

/** The page that was asked for before the login, on the login page that somebody who is signed in is sent away from. */
function rememberedFor({ path }: Screen): string | undefined {
  if (path === loginPaths.local) return takeRememberedPath('local')
  return path === loginPaths.training_school ? takeRememberedPath('training_school') : undefined
}

const nobody: Visitors = { person: undefined, isSchoolUser: false }

/** A public page never waits for the server, except those that redirect a signed-in person. All others have what the areas add. */
async function visitorsFor({ path, access }: Screen, cache: QueryClient): Promise<Visitors> {
  if (!isPublic(access)) return (await Promise.all([currentVisitors(cache), loadInside()]))[0]
  if (!sendsOn.has(path)) return nobody
  try {
    return await currentVisitors(cache)
  } catch {
    return nobody
  }
}

const sendsOn: ReadonlySet<string> = new Set(['/', '/login', '/trainingschools/login'])
