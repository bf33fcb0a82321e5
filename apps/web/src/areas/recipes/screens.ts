import { readTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

// A client may view the recipes of their plans, which come with the plans: the list is for those who write recipes.
export const screens = areaScreens(
  'recipes',
  [
    {
      path: '/recipes',
      access: { permission: ['view recipes', 'update recipes'] },
      isOffline: true,
      title: { it: 'Ricette', en: 'Recipes' },
      menu: { group: 'nutrition', order: 40, letter: 'r' },
      search: readTexts,
      page: () => import('./list/page.tsx'),
    },
    {
      path: '/recipes/create',
      access: { permission: 'create recipes' },
      title: { it: 'Nuova ricetta', en: 'New recipe' },
      isEditor: true,
      search: readTexts,
      page: () => import('./form/create-page.tsx'),
    },
    {
      path: '/recipes/$id/edit',
      access: { permission: 'update recipes' },
      title: { it: 'Ricetta', en: 'Recipe' },
      isEditor: true,
      page: () => import('./form/edit-page.tsx'),
    },
  ],
  { showsRecords: true },
)
