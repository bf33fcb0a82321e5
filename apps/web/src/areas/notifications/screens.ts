import { clientFrame } from '#areas/clients'
import { areaScreens } from '#lib/screens'

// the pages share one chunk, because they share nearly all of their code
const pages = () => import('./list/page.tsx')

export const screens = areaScreens(
  'notifications',
  [
    {
      path: '/notifications',
      access: { permission: 'view notifications' },
      isOffline: true,
      title: { it: 'Notifiche', en: 'Notifications' },
      menu: { group: 'head', order: 10, letter: 'n' },
      page: async () => ({ Page: (await pages()).AllPage }),
    },
    {
      path: '/clients/$id/notifications',
      access: { permission: ['view clients', 'view notifications'] },
      frame: clientFrame,
      part: { tab: 'menu', label: { it: 'Notifiche', en: 'Notifications' }, order: 40 },
      title: { it: 'Notifiche', en: 'Notifications' },
      page: async () => ({ Page: (await pages()).ClientPage }),
    },
  ],
  { showsRecords: true },
)
