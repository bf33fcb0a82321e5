import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

// Clients find the recipes of the plans that they were given in the same list, and read them on a page of their own.
// creating and editing share one form, so their pages come together
const formPages = () => import('./form/pages.tsx')

export const screens = areaScreens(
  'recipes',
  [
    {
      path: '/recipes',
      access: { permission: 'view recipes' },
      isOffline: true,
      title: { it: 'Ricette', en: 'Recipes' },
      menu: { group: 'nutrition', order: 40, letter: 'r' },
      search: parseTexts,
      page: () => import('./list/page.tsx'),
    },
    {
      path: '/recipes/$id',
      access: { permission: 'view recipes' },
      isOffline: true,
      title: { it: 'Ricetta', en: 'Recipe' },
      page: () => import('./reading/page.tsx'),
    },
    {
      path: '/recipes/create',
      access: { permission: 'create recipes' },
      title: { it: 'Nuova ricetta', en: 'New recipe' },
      isEditor: true,
      search: parseTexts,
      page: async () => ({ Page: (await formPages()).CreatePage }),
    },
    {
      path: '/recipes/$id/edit',
      access: { permission: 'update recipes' },
      title: { it: 'Ricetta', en: 'Recipe' },
      isEditor: true,
      page: async () => ({ Page: (await formPages()).EditPage }),
    },
  ],
  { showsRecords: true },
)
