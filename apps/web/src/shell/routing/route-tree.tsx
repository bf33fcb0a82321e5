import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, notFound, redirect } from '@tanstack/react-router'
import type { AnyRoute } from '@tanstack/react-router'
import { hasMalformedId, type Layout, type Screen } from '#lib/screens'
import { isSignedIn, rememberPath, takeRememberedPath } from '#lib/session'
import { hasAllScreens, loadScreens } from '../../routes.ts'
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

/**
 * Makes the root and what adds screens below it. Routes that are there stay the same objects, so that an open page stays as it is when
 * more screens come.
 */
export function routeTree(): { root: AnyRoute; addScreens: (screens: readonly Screen[]) => void } {
  const root: AnyRoute = createRootRouteWithContext<RouterContext>()({
    component: RootFrame,
    errorComponent: ErrorPage,
    notFoundComponent: NotFoundPage,
  })
  const elsewhere: AnyRoute = createRoute({ getParentRoute: () => root, path: '$', beforeLoad: openElsewhere })
  const layouts = new Map<Layout, LayoutRoute>()
  const addScreens = (screens: readonly Screen[]) => {
    for (const layout of new Set(screens.map(screen => screen.layout))) {
      const { around, children } = layouts.get(layout) ?? layoutRoute(root, layout)
      const inside = screens.filter(screen => screen.layout === layout)
      const unframed = inside.filter(({ frame }) => !frame)
      children.push(...framed(around, inside), ...routesOf(around, unframed))
      layouts.set(layout, { around: around.addChildren(children), children })
    }
    root.addChildren([...Array.from(layouts.values(), ({ around }) => around), elsewhere])
  }
  return { root, addScreens }
}

interface LayoutRoute {
  around: AnyRoute
  children: AnyRoute[]
}

const layoutRoute = (root: AnyRoute, layout: Layout): LayoutRoute => ({
  around: createRoute({ getParentRoute: () => root, id: layout, ...layoutComponents[layout] }),
  children: [],
})

/** The address is none of the public screens: the others come, and it is asked for again. */
async function openElsewhere({ location: { href } }: { location: { href: string } }): Promise<never> {
  if (hasAllScreens()) throw notFound()
  await loadScreens()
  throw redirect({ href, replace: true })
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

/** A public page never waits for the server, except those that redirect a signed-in person. */
async function visitorsFor({ path, access }: Screen, cache: QueryClient): Promise<Visitors> {
  if (!isPublic(access)) return currentVisitors(cache)
  if (!sendsOn.has(path)) return nobody
  try {
    // the page that a signed-in person is sent to is one of the others
    const [visitors] = await Promise.all([currentVisitors(cache), isSignedIn() && loadScreens()])
    return visitors
  } catch {
    return nobody
  }
}

const sendsOn: ReadonlySet<string> = new Set(['/', '/login', '/trainingschools/login'])
