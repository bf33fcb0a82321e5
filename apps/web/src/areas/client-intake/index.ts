import { lazy } from 'react'
import { areaScreens } from '#lib/screens'

export { keptImport } from './import/kept-import.ts'

export const ImportEnd = lazy(async () => ({ default: (await import('./import/import-end.tsx')).ImportEnd }))
export const ImportFlow = lazy(async () => ({ default: (await import('./import/import-flow.tsx')).ImportFlow }))
export const LinkDialog = lazy(async () => ({ default: (await import('./link/link-dialog.tsx')).LinkDialog }))

export const screens = areaScreens('client-intake', [
  {
    path: '/register-client', layout: 'guest', access: { public: true }, isHidden: true,
    title: { it: 'Registrati', en: 'Register' }, page: () => import('./register/page.tsx'),
  },
])
