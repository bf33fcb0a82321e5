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
    {
      path: '/trainingschools/login',
      layout: 'guest',
      access: { public: true },
      title: { it: 'Accesso alla scuola', en: 'School log-in' },
      page: () => import('./login/page.tsx'),
      isHidden: true,
    },
  ],
  { showsRecords: true },
)
