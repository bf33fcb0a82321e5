import { areaScreens } from '#lib/screens'

export const screens = areaScreens('account', [
  {
    path: '/register', layout: 'guest', access: { public: true }, title: { it: 'Crea il tuo spazio', en: 'Create your space' },
    page: () => import('./pages/register.tsx'), isHidden: true,
  },
  {
    path: '/forgot-password', layout: 'guest', access: { public: true }, title: { it: 'Password dimenticata', en: 'Forgotten password' },
    page: () => import('./pages/forgot-password.tsx'), isHidden: true,
  },
  {
    path: '/password-reset', layout: 'guest', access: { public: true }, title: { it: 'Nuova password', en: 'New password' },
    page: () => import('./pages/password-reset.tsx'), isHidden: true,
  },
  {
    path: '/set-password', layout: 'guest', access: { public: true }, title: { it: 'Scegli la password', en: 'Choose a password' },
    page: () => import('./pages/set-password.tsx'), isHidden: true,
  },
  {
    path: '/invitation', layout: 'guest', access: { public: true }, title: { it: 'Invito', en: 'Invitation' },
    page: () => import('./pages/invitation.tsx'), isHidden: true,
  },
  {
    path: '/confirm-address', layout: 'guest', access: { public: true }, title: { it: 'Conferma dell’indirizzo', en: 'Address confirmation' },
    page: () => import('./pages/confirm-address.tsx'), isHidden: true,
  },
  {
    path: '/keep-account', layout: 'guest', access: { public: true }, title: { it: 'Tieni il tuo account', en: 'Keep your account' },
    page: () => import('./pages/keep-account.tsx'), isHidden: true,
  },
  {
    path: '/settings', layout: 'default', access: 'any', title: { it: 'Impostazioni', en: 'Settings' },
    page: () => import('./pages/settings.tsx'), isOffline: true,
  },
])
