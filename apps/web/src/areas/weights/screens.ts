import { clientFrame, clientOverview, clientTabs, ownFrame, ownTab } from '#areas/clients'
import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'weights',
  [
    {
      path: '/clients/$id/weights',
      layout: 'default',
      access: { permission: 'view clients' },
      isOffline: true,
      frame: clientFrame,
      part: { tab: clientTabs.body, label: { it: 'Peso', en: 'Weight' }, order: 10 },
      title: { it: 'Peso', en: 'Weight' },
      page: () => import('./client/page.tsx'),
    },
    {
      path: '/me/weights',
      layout: 'default',
      access: { role: 'client' },
      isOffline: true,
      frame: ownFrame,
      part: { tab: ownTab, label: { it: 'Peso', en: 'Weight' }, order: 10 },
      title: { it: 'Il tuo peso', en: 'Your weight' },
      menu: { group: 'main', order: 60, label: ownTab.label },
      bar: { client: { order: 40, label: ownTab.label } },
      page: () => import('./own/page.tsx'),
      parts: [() => import('./own/own-panel.tsx'), async () => (await import('#ui/chart')).fetchLinePlot()],
    },
  ],
  { showsRecords: true },
)

export const fills = [clientOverview.fill({ order: 10, part: () => import('./overview/part.tsx') })]
