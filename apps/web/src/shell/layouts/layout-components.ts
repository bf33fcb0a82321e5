import type { RouteComponent } from '@tanstack/react-router'
import type { Layout } from '#lib/screens'
import { lazyPage } from '../routing/lazy-page.tsx'
import { FramePending } from './frame-pending.tsx'

interface LayoutRoute {
  component: RouteComponent
  /** Shown while the frame itself is loading; the pages inside have their own. */
  pendingComponent?: RouteComponent
  pendingMs?: number
}

const plain = lazyPage(async () => ({ Page: (await import('./plain-layout.tsx')).PlainLayout }))

export const layoutComponents: Readonly<Record<Layout, LayoutRoute>> = {
  default: {
    component: lazyPage(async () => ({ Page: (await import('./default-layout.tsx')).DefaultLayout })),
    pendingComponent: FramePending,
    pendingMs: 0,
  },
  empty: { component: plain },
  'empty with banner and chat': { component: lazyPage(async () => ({ Page: (await import('./work-layout.tsx')).WorkLayout })) },
  guest: { component: lazyPage(async () => ({ Page: (await import('./guest-layout.tsx')).GuestLayout })) },
  pdf: { component: lazyPage(async () => ({ Page: (await import('./pdf-layout.tsx')).PdfLayout })) },
  storefront: { component: lazyPage(async () => ({ Page: (await import('./storefront-layout.tsx')).StorefrontLayout })) },
  'training school': { component: lazyPage(async () => ({ Page: (await import('./school-layout.tsx')).SchoolLayout })) },
}
