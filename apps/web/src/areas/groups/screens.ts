import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'groups',
  [
    {
      path: '/groups',
      access: { permission: 'view groups' },
      isOffline: true,
      title: { it: 'Gruppi', en: 'Groups' },
      menu: { group: 'reservations', order: 20, letter: 'u' },
      search: parseTexts,
      page: () => import('./list/page.tsx'),
    },
    {
      path: '/groups/$id',
      access: { permission: 'view groups' },
      title: { it: 'Gruppo', en: 'Group' },
      page: () => import('./group/page.tsx'),
    },
  ],
  { showsRecords: true },
)
