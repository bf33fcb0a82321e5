import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'training-school',
  [
    {
      path: '/trainingschools',
      layout: 'training school',
      access: { role: 'training_school' },
      title: { it: 'Scuola di formazione', en: 'Training school' },
      page: () => import('./pages/school.tsx'),
      isHidden: true,
    },
    {
      path: '/trainingschools/login',
      layout: 'guest',
      access: { public: true },
      title: { it: 'Accesso alla scuola', en: 'School log-in' },
      page: () => import('./pages/login.tsx'),
      isHidden: true,
    },
  ],
  { showsRecords: true },
)
