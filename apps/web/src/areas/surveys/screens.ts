import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'surveys',
  [
    {
      path: '/surveys',
      access: { permission: 'view surveys' },
      isOffline: true,
      title: { it: 'Questionari', en: 'Surveys' },
      menu: { group: 'surveys', order: 10, label: { it: 'Elenco', en: 'List' }, letter: 'q' },
      search: parseTexts,
      page: () => import('./page.tsx'),
    },
    {
      path: '/surveys/create',
      access: { permission: 'create surveys' },
      title: { it: 'Nuovo questionario', en: 'New survey' },
      search: parseTexts,
      page: () => import('./form/create-page.tsx'),
    },
    {
      path: '/surveys/$id/assign',
      access: { permission: 'update surveys' },
      title: { it: 'Questionario', en: 'Survey' },
      search: parseTexts,
      page: () => import('./assign/page.tsx'),
    },
  ],
  { showsRecords: true },
)
