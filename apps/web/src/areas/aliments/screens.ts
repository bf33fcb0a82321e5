import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

// creating and editing share one form, so their pages come together
const formPages = () => import('./form/pages.tsx')

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
      path: '/aliments/products',
      access: { permission: 'view aliments' },
      title: { it: 'Prodotti verificati', en: 'Checked products' },
      search: parseTexts,
      page: () => import('./labels/products/page.tsx'),
    },
    {
      path: '/clients/$id/labels/$checkId',
      access: { permission: ['view clients', 'view aliments'] },
      title: { it: 'Etichetta', en: 'Label' },
      page: () => import('./labels/check/page.tsx'),
    },
    {
      path: '/aliments/create',
      access: { permission: 'create aliments' },
      title: { it: 'Nuovo alimento', en: 'New food' },
      search: parseTexts,
      page: async () => ({ Page: (await formPages()).CreatePage }),
    },
    {
      path: '/aliments/$id/edit',
      access: { permission: 'update aliments' },
      title: { it: 'Alimento', en: 'Food' },
      page: async () => ({ Page: (await formPages()).EditPage }),
    },
  ],
  { showsRecords: true },
)
