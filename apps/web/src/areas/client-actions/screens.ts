import { isId } from '@allenio/domain/ids'
import { clientPart, clientTabs } from '#areas/clients'
import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'client-actions',
  [
    clientPart(clientTabs.tasks, {
      path: '/clients/$id/actions',
      label: { it: 'Compiti', en: 'Tasks' },
      order: 10,
      // the action of the list that is open beside it
      search: ({ action }) => (isId(action) ? { action } : {}),
      page: () => import('./list/page.tsx'),
    }),
  ],
  { showsRecords: true },
)
