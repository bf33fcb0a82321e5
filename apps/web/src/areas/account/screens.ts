import { areaScreens, publicScreens } from '#lib/screens'

const invitationPage = () => import('./invitation/page.tsx')
const passwordPages = () => import('./password-reset/pages.tsx')

export const screens = [
  ...publicScreens('account', [
    {
      path: '/register',
      layout: 'guest',
      title: { it: 'Crea il tuo spazio', en: 'Create your space' },
      page: () => import('./register/page.tsx'),
      isHidden: true,
    },
    {
      path: '/forgot-password',
      layout: 'guest',
      title: { it: 'Password dimenticata', en: 'Forgotten password' },
      page: async () => ({ Page: (await passwordPages()).ForgotPage }),
      isHidden: true,
    },
    {
      path: '/password-reset',
      layout: 'guest',
      title: { it: 'Nuova password', en: 'New password' },
      page: async () => ({ Page: (await passwordPages()).ResetPage }),
      isHidden: true,
    },
    {
      path: '/set-password',
      layout: 'guest',
      title: { it: 'Scegli la password', en: 'Choose a password' },
      page: invitationPage,
      isHidden: true,
    },
    { path: '/invitation', layout: 'guest', title: { it: 'Invito', en: 'Invitation' }, page: invitationPage, isHidden: true },
    {
      path: '/confirm-address',
      layout: 'guest',
      title: { it: 'Conferma dell’indirizzo', en: 'Address confirmation' },
      page: () => import('./confirm-address/page.tsx'),
      isHidden: true,
    },
    {
      path: '/keep-account',
      layout: 'guest',
      title: { it: 'Tieni il tuo account', en: 'Keep your account' },
      page: () => import('./keep-account/page.tsx'),
      isHidden: true,
    },
  ]),
  ...areaScreens('account', [
    {
      path: '/settings',
      access: 'any',
      title: { it: 'Impostazioni', en: 'Settings' },
      menu: { group: 'foot', order: 20, letter: 's' },
      page: () => import('./settings/page.tsx'),
      isOffline: true,
    },
  ]),
]
