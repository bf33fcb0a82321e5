import { areaScreens } from '#lib/screens'
import { clientFrame } from './detail/client-frame.ts'
import { overviewParts } from './detail/overview/part.ts'
import { readPlace } from './list/filters.ts'

export const screens = areaScreens(
  'clients',
  [
    {
      path: '/clients',
      layout: 'default',
      access: { permission: 'view clients' },
      isOffline: true,
      title: { it: '{{Clients}}', en: '{{Clients}}' },
      search: raw => ({ ...readPlace(raw) }),
      page: () => import('./list/page.tsx'),
    },
    {
      path: '/clients/create',
      layout: 'default',
      access: { permission: 'create clients' },
      title: { it: 'Nuovo {{client}}', en: 'New {{client}}' },
      page: () => import('./create/create-page.tsx'),
    },
    {
      path: '/clients/$id/edit',
      layout: 'default',
      access: { permission: 'update clients' },
      title: { it: 'Modifica {{client}}', en: 'Edit {{client}}' },
      page: () => import('./create/edit-page.tsx'),
    },
    {
      path: '/clients/$id',
      layout: 'default',
      access: { permission: 'view clients' },
      isOffline: true,
      frame: clientFrame,
      tab: { label: { it: 'Panoramica', en: 'Overview' }, order: 10 },
      title: { it: '{{Client}}', en: '{{Client}}' },
      page: async () => (await Promise.all([import('./detail/overview/page.tsx'), overviewParts()]))[0],
    },
  ],
  { showsRecords: true },
)
