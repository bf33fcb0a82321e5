import { lazy } from 'react'

export const ImportEnd = lazy(async () => ({ default: (await import('./import/import-end.tsx')).ImportEnd }))

export const ImportFlow = lazy(async () => ({ default: (await import('./import/import-flow.tsx')).ImportFlow }))

export const LinkDialog = lazy(async () => ({ default: (await import('./link/link-dialog.tsx')).LinkDialog }))
