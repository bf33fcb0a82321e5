import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

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
      page: () => import('./form/create-page.tsx'),
    },
    {
      path: '/exercises/$id/edit',
      access: { permission: 'update exercises' },
      title: { it: 'Esercizio', en: 'Exercise' },
      page: () => import('./form/edit-page.tsx'),
    },
  ],
  { showsRecords: true },
)
