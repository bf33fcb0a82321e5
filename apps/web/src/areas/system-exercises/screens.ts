import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

const access = { role: 'super_admin' } as const

export const screens = areaScreens(
  'system-exercises',
  [
    {
      path: '/dash/exercises',
      access,
      title: { it: 'Libreria esercizi', en: 'Exercise library' },
      menu: { group: 'main', order: 10, letter: 'e' },
      bar: { team: { order: 10 } },
      search: parseTexts,
      page: () => import('./list/page.tsx'),
    },
    {
      path: '/dash/exercises/create',
      access,
      title: { it: 'Nuovo esercizio della libreria', en: 'New library exercise' },
      search: parseTexts,
      page: () => import('./form/create-page.tsx'),
    },
    {
      path: '/dash/exercises/$id/edit',
      access,
      title: { it: 'Esercizio della libreria', en: 'Library exercise' },
      page: () => import('./form/edit-page.tsx'),
    },
  ],
  { showsRecords: true },
)
