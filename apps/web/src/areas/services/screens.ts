import { config } from '#lib/config'
import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

const serviceScreens = areaScreens('services', [
  {
    path: '/services/{-$id}/request',
    access: { role: 'admin' },
    title: { it: 'Servizi', en: 'Services' },
    search: parseTexts,
    page: () => import('./request/page.tsx'),
  },
  {
    path: '/payments/custom-app',
    showsRecords: true,
    access: { role: 'admin' },
    title: { it: 'La tua app', en: 'Your own app' },
    search: parseTexts,
    page: () => import('./app/page.tsx'),
  },
])

/** An installation without plans has none of them. */
export const screens = config.hasPlans ? serviceScreens : []
