import { clientPart, clientTabs } from '#areas/clients'
import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'visits',
  [
    {
      // the team's list, or what a client may read
      path: '/visits',
      access: { permission: 'view visits' },
      isOffline: true,
      title: { it: 'Visite', en: 'Visits' },
      menu: { group: 'nutrition', order: 50, letter: 'v' },
      search: parseTexts,
      page: () => import('./list/page.tsx'),
    },
    clientPart(clientTabs.body, {
      path: '/clients/$id/visits',
      access: { permission: ['view clients', 'view visits'] },
      isOffline: true,
      label: { it: 'Visite', en: 'Visits' },
      order: 40,
      page: () => import('./client/page.tsx'),
    }),
    clientPart(clientTabs.body, {
      path: '/clients/$id/visits/values',
      access: { permission: ['view clients', 'view visits'] },
      isOffline: true,
      label: { it: 'Valori', en: 'Values' },
      title: { it: 'Valori delle visite', en: 'Visit values' },
      order: 50,
      // the compared visits are in the address, so that a reload or a shared link shows the same
      search: ({ compare }) => (typeof compare === 'string' ? { compare } : {}),
      page: () => import('./values/page.tsx'),
    }),
    {
      path: '/visits/$id/pdf',
      access: { permission: 'view visits' },
      layout: 'pdf',
      title: { it: 'Visita', en: 'Visit' },
      search: parseTexts,
      page: () => import('./print/page.tsx'),
    },
  ],
  { showsRecords: true },
)
