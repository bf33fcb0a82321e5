import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'training-school',
  [
    {
      path: '/trainingschools',
      layout: 'training school',
      access: { role: 'training_school' },
      title: { it: 'Scuola di formazione', en: 'Training school' },
      page: () => import('./school/page.tsx'),
      isHidden: true,
    },
  ],
  { showsRecords: true },
)
