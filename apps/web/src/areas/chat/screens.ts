import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'chat',
  [
    {
      path: '/chats',
      access: { permission: 'view chats' },
      isOffline: true,
      title: { it: 'Chat', en: 'Chat' },
      menu: { group: 'main', order: 30, letter: 'm' },
      bar: { client: { order: 50 }, team: { order: 30 } },
      page: () => import('./inbox/page.tsx'),
    },
  ],
  { showsRecords: true },
)
