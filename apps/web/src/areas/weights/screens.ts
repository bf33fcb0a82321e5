import { clientPart, clientTabs, ownPart, ownTab } from '#areas/clients'
import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'weights',
  [
    clientPart(clientTabs.body, {
      path: '/clients/$id/weights',
      isOffline: true,
      label: { it: 'Peso', en: 'Weight' },
      order: 10,
      page: () => import('./client/page.tsx'),
    }),
    ownPart({
      path: '/me/weights',
      label: { it: 'Peso', en: 'Weight' },
      order: 10,
      title: { it: 'Il tuo peso', en: 'Your weight' },
      menu: { group: 'main', order: 60, label: ownTab.label },
      bar: { client: { order: 40, label: ownTab.label } },
      page: () => import('./own/page.tsx'),
    }),
  ],
  { showsRecords: true },
)
