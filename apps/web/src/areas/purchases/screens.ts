import { clientPart, clientTabs } from '#areas/clients'
import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'purchases',
  [
    {
      path: '/workoutPackages/purchases',
      access: { permission: 'view workout packages' },
      title: { it: 'Acquisti singoli', en: 'One-Time Purchases' },
      menu: { group: 'payments', order: 20 },
      search: parseTexts,
      page: () => import('./list/page.tsx'),
    },
    clientPart(clientTabs.documents, {
      path: '/clients/$id/purchases',
      access: { permission: ['view clients', 'view workout packages'] },
      label: { it: 'Acquisti', en: 'Purchases' },
      order: 60,
      search: parseTexts,
      page: () => import('./client/page.tsx'),
    }),
  ],
  { showsRecords: true },
)
