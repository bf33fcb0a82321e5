import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

const access = { role: 'super_admin' } as const

export const screens = areaScreens(
  'dash',
  [
    {
      path: '/dash',
      access,
      title: { it: 'Attività', en: 'Businesses' },
      menu: { group: 'main', order: 1, letter: 'a' },
      bar: { team: { order: 1 } },
      search: parseTexts,
      page: () => import('./businesses/page.tsx'),
    },
    {
      path: '/dash/growth',
      access,
      title: { it: 'Crescita', en: 'Growth' },
      menu: { group: 'main', order: 2 },
      bar: { team: { order: 2 } },
      search: parseTexts,
      page: () => import('./growth/page.tsx'),
    },
    {
      path: '/dash/payments',
      access,
      title: { it: 'Pagamenti', en: 'Payments' },
      menu: { group: 'main', order: 3 },
      bar: { team: { order: 3 } },
      search: parseTexts,
      page: () => import('./payments/page.tsx'),
    },
    {
      path: '/dash/messages',
      access,
      title: { it: 'Messaggi a tutti', en: 'Messages to all' },
      menu: { group: 'main', order: 20 },
      page: () => import('./messages/page.tsx'),
    },
    {
      path: '/dash/operation',
      access,
      title: { it: 'Funzionamento', en: 'Operation' },
      menu: { group: 'main', order: 21 },
      page: () => import('./operation/page.tsx'),
    },
  ],
  { showsRecords: true },
)
