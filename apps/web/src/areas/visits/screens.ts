import { readTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'visits',
  [
    {
      path: '/visits/$id/pdf',
      access: { permission: 'view visits' },
      layout: 'pdf',
      title: { it: 'Visita', en: 'Visit' },
      search: readTexts,
      page: () => import('./print/page.tsx'),
    },
  ],
  { showsRecords: true },
)
