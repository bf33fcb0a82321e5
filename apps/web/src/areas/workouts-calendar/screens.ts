import { clientPart, clientTabs } from '#areas/clients'
import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

/** The days of a client stand first among their training: what is planned is read and moved there. */
export const screens = areaScreens(
  'workouts-calendar',
  [
    clientPart(clientTabs.training, {
      path: '/clients/$id/calendar',
      access: { permission: ['view clients', 'view workouts'] },
      isOffline: true,
      label: { it: 'Calendario', en: 'Calendar' },
      order: 5,
      search: parseTexts,
      page: () => import('./client/page.tsx'),
    }),
  ],
  { showsRecords: true },
)
