import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

// creating and editing share one form, so their pages come together
const formPages = () => import('./form/pages.tsx')

export const screens = areaScreens('packages', [
  {
    path: '/workoutPackages',
    access: { permission: 'view workout packages' },
    isOffline: true,
    showsRecords: true,
    title: { it: 'Pacchetti', en: 'Packages' },
    menu: { group: 'payments', order: 10, letter: 'y' },
    search: parseTexts,
    page: () => import('./list/page.tsx'),
  },
  {
    path: '/workoutPackages/create',
    access: { permission: 'create workout packages' },
    title: { it: 'Nuovo pacchetto', en: 'New package' },
    isEditor: true,
    search: parseTexts,
    page: async () => ({ Page: (await formPages()).CreatePage }),
  },
  {
    path: '/workoutPackages/$id/edit',
    access: { permission: 'update workout packages' },
    title: { it: 'Pacchetto', en: 'Package' },
    isEditor: true,
    page: async () => ({ Page: (await formPages()).EditPage }),
  },
])
