import { areaScreens } from '#lib/screens'

export const screens = areaScreens('auth', [
  {
    path: '/login',
    layout: 'guest',
    access: { public: true },
    title: { it: 'Accedi', en: 'Log in' },
    page: () => import('./login/page.tsx'),
  },
])
