import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

const access = { role: 'super_admin' } as const

// creating and editing share one form, so their pages come together
const formPages = () => import('./form/pages.tsx')

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
      page: async () => ({ Page: (await formPages()).CreatePage }),
    },
    {
      path: '/dash/exercises/$id/edit',
      access,
      title: { it: 'Esercizio della libreria', en: 'Library exercise' },
      page: async () => ({ Page: (await formPages()).EditPage }),
    },
  ],
  { showsRecords: true },
)
