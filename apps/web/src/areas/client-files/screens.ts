import { clientPart, clientTabs } from '#areas/clients'
import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'client-files',
  [
    clientPart(clientTabs.documents, {
      path: '/clients/$id/media',
      label: { it: 'Media', en: 'Media' },
      order: 20,
      page: () => import('./media/page.tsx'),
    }),
    clientPart(clientTabs.documents, {
      path: '/clients/$id/files',
      isOffline: true,
      label: { it: 'File', en: 'Files' },
      order: 10,
      page: () => import('./files/page.tsx'),
    }),
  ],
  { showsRecords: true },
)
