import { areaScreens } from '#lib/screens'

/** The editor is an area of its own, beside the lists and dialogs of programs. */
export const screens = areaScreens(
  'programs-editor',
  [
    {
      path: '/programs/$id/manage',
      access: { permission: 'update programs' },
      isOffline: true,
      isEditor: true,
      title: { it: 'Modifica il programma', en: 'Edit the program' },
      page: () => import('./page.tsx'),
    },
  ],
  { showsRecords: true },
)
