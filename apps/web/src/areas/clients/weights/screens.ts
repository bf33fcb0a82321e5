import type { Screen } from '#lib/screens'
import { clientFrame } from '../detail/client-frame.ts'

export const weightScreens = [
  {
    path: '/clients/$id/weights', layout: 'default', access: { permission: 'view clients' }, isOffline: true,
    frame: clientFrame, tab: { label: { it: 'Peso', en: 'Weight' }, order: 30 },
    title: { it: 'Peso', en: 'Weight' }, page: () => import('./page.tsx'),
  },
  {
    path: '/me/weights', layout: 'default', access: { role: 'client' }, isOffline: true,
    title: { it: 'Il tuo peso', en: 'Your weight' }, page: () => import('./own-page.tsx'),
    parts: [() => import('./own-panel.tsx'), async () => (await import('#ui/chart')).fetchLinePlot()],
  },
] as const satisfies readonly Omit<Screen, 'area'>[]
