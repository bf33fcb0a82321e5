import { publicScreens } from '#lib/screens'

export const screens = publicScreens('training-school', [
  {
    path: '/trainingschools/login',
    layout: 'guest',
    title: { it: 'Accesso alla scuola', en: 'School log-in' },
    page: () => import('../login/page.tsx'),
    showsRecords: true,
    isHidden: true,
  },
])
