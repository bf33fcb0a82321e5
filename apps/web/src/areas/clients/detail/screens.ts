import type { Screen } from '#lib/screens'
import { inVariant } from '#lib/words'
import { clientFrame } from './client-frame.ts'

export const detailScreens = [
  {
    path: '/clients/$id', layout: 'default', access: { permission: 'view clients' }, isOffline: true,
    frame: clientFrame, tab: { label: { it: 'Panoramica', en: 'Overview' }, order: 10 },
    title: inVariant({ it: 'Cliente', en: 'Client' }), page: () => import('./overview/page.tsx'),
  },
] as const satisfies readonly Omit<Screen, 'area'>[]
