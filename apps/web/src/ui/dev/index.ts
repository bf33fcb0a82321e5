import { lazy } from 'react'

/** The living page of the design language; the shell mounts it at /dev/ui outside of production. */
export const UiPage = lazy(() => import('./ui-page.tsx'))
