import { areaScreens } from '#lib/screens'

export const screens = areaScreens('client-intake', [
  {
    path: '/register-client',
    layout: 'guest',
    access: { public: true },
    isHidden: true,
    title: { it: 'Registrati', en: 'Register' },
    page: () => import('./register/page.tsx'),
  },
])
