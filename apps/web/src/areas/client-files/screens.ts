import { clientFrame, clientOverview, clientTabs } from '#areas/clients'
import { areaScreens } from '#lib/screens'
import { readFilters } from './media/filters.ts'

export const screens = areaScreens(
  'client-files',
  [
    {
      path: '/clients/$id/media',
      layout: 'default',
      access: { permission: 'view clients' },
      frame: clientFrame,
      part: { tab: clientTabs.documents, label: { it: 'Media', en: 'Media' }, order: 20 },
      title: { it: 'Media', en: 'Media' },
      search: raw => ({ ...readFilters(raw) }),
      page: () => import('./media/page.tsx'),
    },
    {
      path: '/clients/$id/files',
      layout: 'default',
      access: { permission: 'view clients' },
      isOffline: true,
      frame: clientFrame,
      part: { tab: clientTabs.documents, label: { it: 'File', en: 'Files' }, order: 10 },
      title: { it: 'File', en: 'Files' },
      page: () => import('./files/page.tsx'),
    },
  ],
  { showsRecords: true },
)

export const fills = [clientOverview.fill({ order: 30, part: () => import('./files/overview.ts') })]
