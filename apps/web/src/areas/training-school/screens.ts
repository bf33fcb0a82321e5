import { areaScreens, publicScreens } from '#lib/screens'

export const screens = [
  ...publicScreens('training-school', [
    {
      path: '/trainingschools/login',
      layout: 'guest',
      title: { it: 'Accesso alla scuola', en: 'School log-in' },
      page: () => import('./login/page.tsx'),
      showsRecords: true,
      isHidden: true,
    },
  ]),
  ...areaScreens(
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
  ),
]
