import { parseTexts } from '#lib/list-place'
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
    {
      path: '/inbox',
      access: { permission: ['view home', 'view clients'] },
      title: { it: 'Da vedere', en: 'Inbox' },
      menu: { group: 'main', order: 15, letter: 'g' },
      search: parseTexts,
      page: () => import('./inbox/page.tsx'),
    },
  ],
  { showsRecords: true },
)
