import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'home',
  [
    {
      path: '/home',
      access: { permission: 'view home' },
      title: { it: 'Home', en: 'Home' },
      isOffline: true,
      menu: { group: 'main', order: 10, letter: 'h' },
      bar: { client: { order: 10, label: { it: 'Oggi', en: 'Today' } }, team: { order: 10 } },
      page: () => import('./page.tsx'),
    },
  ],
  { showsRecords: true },
)
