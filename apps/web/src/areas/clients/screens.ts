import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'
import { clientFrame, clientTabs } from './slots.ts'
import { overviewParts } from './overview/part.ts'

export const screens = areaScreens(
  'clients',
  [
    {
      path: '/clients',
      access: { permission: 'view clients' },
      isOffline: true,
      title: { it: '{{Clients}}', en: '{{Clients}}' },
      menu: { group: 'main', order: 20, letter: 'c' },
      bar: { team: { order: 20 } },
      search: parseTexts,
      page: () => import('./list/page.tsx'),
    },
    {
      path: '/clients/create',
      access: { permission: 'create clients' },
      title: { it: 'Nuovo {{client}}', en: 'New {{client}}' },
      page: () => import('./form/create-page.tsx'),
    },
    {
      path: '/clients/$id/edit',
      access: { permission: 'update clients' },
      title: { it: 'Modifica {{client}}', en: 'Edit {{client}}' },
      page: () => import('./form/edit-page.tsx'),
    },
    {
      path: '/clients/$id',
      access: { permission: 'view clients' },
      isOffline: true,
      frame: clientFrame,
      part: { tab: clientTabs.overview, label: clientTabs.overview.label, order: 10 },
      title: { it: '{{Client}}', en: '{{Client}}' },
      page: async () => (await Promise.all([import('./overview/page.tsx'), overviewParts()]))[0],
    },
  ],
  { showsRecords: true },
)
