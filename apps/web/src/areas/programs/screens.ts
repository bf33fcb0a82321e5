import { clientPart, clientTabs } from '#areas/clients'
import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'programs',
  [
    {
      // the team's library, or a client's plan
      path: '/programs',
      access: { permission: 'view programs' },
      isOffline: true,
      title: { it: 'Programmi', en: 'Programs' },
      menu: { group: 'training', order: 10, letter: 'p' },
      bar: { client: { order: 20, label: { it: 'Scheda', en: 'Plan' } } },
      search: parseTexts,
      page: () => import('./page.tsx'),
    },
    {
      path: '/programs/$id/assign',
      access: { permission: 'update programs' },
      title: { it: 'Programma', en: 'Program' },
      search: parseTexts,
      page: () => import('./assign/page.tsx'),
    },
    {
      path: '/programs/$id/pdf',
      access: { permission: 'view programs' },
      layout: 'pdf',
      title: { it: 'Programma', en: 'Program' },
      search: parseTexts,
      page: () => import('./pdf/page.tsx'),
    },
    clientPart(clientTabs.training, {
      path: '/clients/$id/programs',
      access: { permission: ['view clients', 'view programs'] },
      isOffline: true,
      label: { it: 'Programmi', en: 'Programs' },
      order: 10,
      page: () => import('./client/page.tsx'),
    }),
  ],
  { showsRecords: true },
)
