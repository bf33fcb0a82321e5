import { areaScreens } from '#lib/screens'
import { parseTexts } from '#lib/list-place'

/** The bench is an area of its own, beside the lists and papers of visits. */
export const screens = areaScreens(
  'visits-editor',
  [
    {
      path: '/visits/create',
      access: { permission: 'create visits' },
      isOffline: true,
      title: { it: 'Nuova visita', en: 'New visit' },
      search: parseTexts,
      page: () => import('./create/page.tsx'),
    },
    {
      path: '/visits/$id/edit',
      access: { permission: 'update visits' },
      isOffline: true,
      isEditor: true,
      title: { it: 'Visita', en: 'Visit' },
      page: () => import('./page.tsx'),
    },
  ],
  { showsRecords: true },
)
