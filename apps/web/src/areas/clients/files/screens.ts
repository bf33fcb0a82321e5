import type { Screen } from '#lib/screens'
import { clientFrame } from '../detail/client-frame.ts'

export const fileScreens = [
  {
    path: '/clients/$id/files', layout: 'default', access: { permission: 'view clients' }, isOffline: true,
    frame: clientFrame, tab: { label: { it: 'File', en: 'Files' }, order: 60 },
    title: { it: 'File', en: 'Files' }, page: () => import('./page.tsx'),
  },
] as const satisfies readonly Omit<Screen, 'area'>[]
