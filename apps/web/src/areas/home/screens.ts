import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'home',
  [
    {
      path: '/home',
      layout: 'default',
      access: { permission: 'view home' },
      title: { it: 'Home', en: 'Home' },
      isOffline: true,
      page: () => import('./page.tsx'),
    },
  ],
  { showsRecords: true },
)
