import { publicScreens } from '#lib/screens'

export const screens = publicScreens('client-intake', [
  {
    path: '/register-client',
    layout: 'guest',
    isHidden: true,
    title: { it: 'Registrati', en: 'Register' },
    page: () => import('./register/page.tsx'),
  },
])
