import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

// creating and editing share one form, so their pages come together
const formPages = () => import('./form/pages.tsx')

export const screens = areaScreens(
  'exercises',
  [
    {
      path: '/exercises',
      access: { permission: 'view exercises' },
      isOffline: true,
      title: { it: 'Esercizi', en: 'Exercises' },
      menu: { group: 'training', order: 30, letter: 'e' },
      search: parseTexts,
      page: () => import('./list/page.tsx'),
    },
    {
      path: '/exercises/create',
      access: { permission: 'create exercises' },
      title: { it: 'Nuovo esercizio', en: 'New exercise' },
      search: parseTexts,
      page: async () => ({ Page: (await formPages()).CreatePage }),
    },
    {
      path: '/exercises/$id/edit',
      access: { permission: 'update exercises' },
      title: { it: 'Esercizio', en: 'Exercise' },
      page: async () => ({ Page: (await formPages()).EditPage }),
    },
  ],
  { showsRecords: true },
)
