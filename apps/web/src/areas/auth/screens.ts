import { publicScreens } from '#lib/screens'
import { Page } from './login/page.tsx'

export const screens = publicScreens('auth', [
  {
    path: '/login',
    layout: 'guest',
    title: { it: 'Accedi', en: 'Log in' },
    // the login comes with the app, because everybody sees it first
    page: () => Promise.resolve({ Page }),
  },
])
