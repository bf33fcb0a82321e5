import { publicScreens } from '#lib/screens'

export const screens = publicScreens('auth', [
  { path: '/login', layout: 'guest', title: { it: 'Accedi', en: 'Log in' }, page: () => import('./login/page.tsx') },
])
