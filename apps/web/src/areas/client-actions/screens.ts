import { clientFrame, clientOverview } from '#areas/clients'
import { areaScreens } from '#lib/screens'
import { readPlace } from './data/place.ts'

export const screens = areaScreens(
  'client-actions',
  [
    {
      path: '/clients/$id/actions',
      layout: 'default',
      access: { permission: 'view clients' },
      frame: clientFrame,
      tab: { label: { it: 'Da fare', en: 'To do' }, order: 15 },
      title: { it: 'Da fare', en: 'To do' },
      search: raw => ({ ...readPlace(raw) }),
      page: () => import('./list/page.tsx'),
    },
  ],
  { showsRecords: true },
)

export const fills = [clientOverview.fill({ order: 50, part: () => import('./overview/part.tsx') })]
