import { clientPart, clientTabs } from '#areas/clients'
import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'macros',
  [
    {
      // the team's library, or a client's own targets
      path: '/macros',
      access: { permission: 'view macros' },
      isOffline: true,
      title: { it: 'Macro', en: 'Macros' },
      menu: { group: 'nutrition', order: 20, letter: 'k' },
      bar: { client: { order: 35, label: { it: 'Macro', en: 'Macros' }, isSpare: true } },
      search: parseTexts,
      page: () => import('./page.tsx'),
    },
    {
      path: '/macros/create',
      access: { permission: 'create macros' },
      title: { it: 'Nuovi macro', en: 'New macros' },
      isEditor: true,
      search: parseTexts,
      page: () => import('./form/create-page.tsx'),
    },
    {
      path: '/macros/$id/edit',
      access: { permission: 'update macros' },
      title: { it: 'Macro', en: 'Macros' },
      isEditor: true,
      page: () => import('./form/edit-page.tsx'),
    },
    {
      path: '/macros/$id/assign',
      access: { permission: 'update macros' },
      title: { it: 'Macro', en: 'Macros' },
      search: parseTexts,
      page: () => import('./assign/page.tsx'),
    },
    clientPart(clientTabs.nutrition, {
      path: '/clients/$id/macros',
      access: { permission: ['view clients', 'view macros', 'update macros'] },
      isOffline: true,
      label: { it: 'Fabbisogno e obiettivi', en: 'Need and targets' },
      order: 20,
      page: () => import('./client/page.tsx'),
    }),
  ],
  { showsRecords: true },
)
