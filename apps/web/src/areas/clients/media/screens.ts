import type { Screen } from '#lib/screens'
import { clientFrame } from '../detail/client-frame.ts'
import { readFilters } from './filters.ts'

export const mediaScreens = [
  {
    path: '/clients/$id/media', layout: 'default', access: { permission: 'view clients' },
    frame: clientFrame, tab: { label: { it: 'Media', en: 'Media' }, order: 50 },
    title: { it: 'Media', en: 'Media' }, search: raw => ({ ...readFilters(raw) }), page: () => import('./page.tsx'),
  },
] as const satisfies readonly Omit<Screen, 'area'>[]
