import { areaScreens } from '#lib/screens'

export const screens = areaScreens('account', [
  {
    path: '/settings',
    access: 'any',
    title: { it: 'Impostazioni', en: 'Settings' },
    menu: { group: 'foot', order: 20, letter: 's' },
    page: () => import('./settings/page.tsx'),
    isOffline: true,
  },
])
