import { lazy } from 'react'

/** A page with all ui parts; the shell mounts it at /dev/ui outside of production. */
export const UiPage = lazy(() => import('./ui-page.tsx'))
