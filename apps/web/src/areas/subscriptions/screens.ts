import { clientPart, clientTabs } from '#areas/clients'
import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'subscriptions',
  [
    {
      path: '/workoutPackages/subscriptions',
      // clients view their own on a page of their own
      access: { permission: ['view workout packages', 'view subscriptions'] },
      title: { it: 'Abbonamenti', en: 'Subscriptions' },
      menu: { group: 'payments', order: 30 },
      search: parseTexts,
      page: () => import('./list/page.tsx'),
    },
    {
      path: '/me/purchases',
      access: { role: 'client' },
      isOffline: true,
      title: { it: 'Acquisti e abbonamenti', en: 'Purchases and subscriptions' },
      menu: { group: 'main', order: 60, label: { it: 'Acquisti', en: 'Purchases' } },
      search: parseTexts,
      page: () => import('./own/page.tsx'),
    },
    clientPart(clientTabs.documents, {
      path: '/clients/$id/subscription',
      access: { permission: ['view clients', 'view subscriptions'] },
      label: { it: 'Abbonamento', en: 'Subscription' },
      order: 50,
      search: parseTexts,
      page: () => import('./client/page.tsx'),
    }),
  ],
  { showsRecords: true },
)
