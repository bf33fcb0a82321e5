import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

// both pages of the form share nearly all of their code
const formPages = () => import('./form/pages.tsx')

export const screens = areaScreens(
  'notices',
  [
    {
      path: '/notices',
      access: { permission: 'view notices' },
      isOffline: true,
      title: { it: 'Bacheca', en: 'Noticeboard' },
      menu: { group: 'business', order: 40, letter: 'j' },
      bar: { client: { order: 48, isSpare: true } },
      search: parseTexts,
      page: () => import('./page.tsx'),
    },
    {
      path: '/notices/create',
      access: { permission: 'create notices' },
      title: { it: 'Nuovo avviso', en: 'New notice' },
      search: parseTexts,
      page: async () => ({ Page: (await formPages()).CreatePage }),
    },
    {
      path: '/notices/$id',
      access: { permission: 'view notices' },
      isOffline: true,
      title: { it: 'Avviso', en: 'Notice' },
      page: () => import('./notice/page.tsx'),
    },
    {
      path: '/notices/$id/edit',
      access: { permission: 'update notices' },
      title: { it: 'Modifica avviso', en: 'Edit notice' },
      page: async () => ({ Page: (await formPages()).EditPage }),
    },
  ],
  { showsRecords: true },
)
