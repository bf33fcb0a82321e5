import { config } from '#lib/config'
import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

const access = { role: 'super_admin' } as const

const operatorScreens = areaScreens(
  'custom-apps',
  [
    {
      path: '/dash/customApps',
      access,
      title: { it: 'App', en: 'Apps' },
      menu: { group: 'main', order: 4 },
      bar: { team: { order: 4 } },
      search: parseTexts,
      page: () => import('./operator/list/page.tsx'),
    },
    {
      path: '/dash/customApps/create',
      access,
      title: { it: 'Nuova app', en: 'New app' },
      page: () => import('./operator/create/page.tsx'),
    },
    {
      path: '/dash/customApps/{-$id}/edit',
      access,
      title: { it: 'App di un’attività', en: 'App of a business' },
      page: () => import('./operator/edit/page.tsx'),
    },
  ],
  { showsRecords: true },
)

/** An installation without plans sells no apps either. */
export const screens = config.hasPlans ? operatorScreens : []
