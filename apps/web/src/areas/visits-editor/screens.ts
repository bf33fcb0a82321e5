import { areaScreens } from '#lib/screens'
import { parseTexts } from '#lib/list-place'

// a new visit opens on the bench at once, also without a network, so the bench comes with the form of a new one
const visitPages = () => import('./page.tsx')

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
      page: async () => ({ Page: (await visitPages()).CreatePage }),
    },
    {
      path: '/visits/$id/edit',
      access: { permission: 'update visits' },
      isOffline: true,
      isEditor: true,
      title: { it: 'Visita', en: 'Visit' },
      page: visitPages,
    },
  ],
  { showsRecords: true },
)
