import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'aliments',
  [
    {
      path: '/aliments',
      access: { permission: 'view aliments' },
      isOffline: true,
      title: { it: 'Alimenti', en: 'Foods' },
      menu: { group: 'nutrition', order: 30, letter: 'a' },
      search: parseTexts,
      page: () => import('./list/page.tsx'),
    },
    {
      path: '/aliments/create',
      access: { permission: 'create aliments' },
      title: { it: 'Nuovo alimento', en: 'New food' },
      search: parseTexts,
      page: () => import('./form/create-page.tsx'),
    },
    {
      path: '/aliments/$id/edit',
      access: { permission: 'update aliments' },
      title: { it: 'Alimento', en: 'Food' },
      page: () => import('./form/edit-page.tsx'),
    },
  ],
  { showsRecords: true },
)
