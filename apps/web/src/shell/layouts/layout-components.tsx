import type { RouteComponent } from '@tanstack/react-router'
import { isMobile } from '#lib/device'
import type { Layout } from '#lib/screens'
import { lazyPage } from '../routing/lazy-page.tsx'
import { useCollapsed } from '../sidebar/collapse-state.ts'
import css from './default-layout.module.css'
import { GuestLayout } from './guest-layout.tsx'
import { MainContent } from './main-content.tsx'
import plainCss from './plain-layout.module.css'

interface LayoutRoute {
  component: RouteComponent
  /** Shown while the frame itself is loading; the pages inside have their own. */
  pendingComponent?: RouteComponent
  pendingMs?: number
}

/** A layout with only the page. */
const PlainLayout = () => (
  <div className={plainCss.plain}>
    <MainContent />
  </div>
)

/** Shows a page as on paper: without a frame, and without the cookie banner (see hidesConsent). */
const PdfLayout = () => <MainContent />

const insideLayouts = () => import('./inside-layouts.tsx')

export const layoutComponents: Readonly<Record<Layout, LayoutRoute>> = {
  default: {
    component: lazyPage(async () => ({ Page: (await insideLayouts()).DefaultLayout })),
    pendingComponent: FramePending,
    pendingMs: 0,
  },
  empty: { component: PlainLayout },
  'empty with banner and chat': { component: lazyPage(async () => ({ Page: (await insideLayouts()).WorkLayout })) },
  guest: { component: GuestLayout },
  pdf: { component: PdfLayout },
  storefront: { component: lazyPage(async () => ({ Page: (await import('./storefront-layout.tsx')).StorefrontLayout })) },
  'training school': { component: lazyPage(async () => ({ Page: (await import('./school-layout.tsx')).SchoolLayout })) },
}

/** Shows the dark column at once with its final width, so that nothing moves when the frame is loaded. */
export function FramePending() {
  const { isCollapsed } = useCollapsed()
  if (isMobile()) return <div className={css.topBar} aria-hidden />
  return (
    <div className={css.frame} data-collapsed={isCollapsed || undefined} aria-hidden>
      <div className={css.side} />
    </div>
  )
}
