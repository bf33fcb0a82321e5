import { areaScreens } from '#lib/screens'

/** The editor is an area of its own, beside the list of surveys. */
export const screens = areaScreens(
  'surveys-editor',
  [
    {
      path: '/surveys/$id/edit',
      access: { permission: 'update surveys' },
      isOffline: true,
      isEditor: true,
      title: { it: 'Modifica il questionario', en: 'Edit the survey' },
      page: () => import('./page.tsx'),
    },
  ],
  { showsRecords: true },
)
