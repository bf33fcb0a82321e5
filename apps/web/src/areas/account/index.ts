import { areaScreens } from '#lib/screens'
import { addSettingsSections } from './settings/registry.ts'

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

addSettingsSections([
  {
    id: 'profile',
    order: 10,
    title: { it: 'Profilo', en: 'Profile' },
    text: { it: 'Foto, nome, e-mail e telefono', en: 'Photo, name, e-mail and phone' },
    section: () => import('./settings/profile.tsx'),
  },
  {
    id: 'password',
    order: 20,
    title: { it: 'Password', en: 'Password' },
    text: { it: 'Cambiala quando vuoi', en: 'Change it whenever you like' },
    section: () => import('./settings/password.tsx'),
  },
  {
    id: 'preferences',
    anchors: ['language', 'appearance', 'time-zone'],
    order: 60,
    title: { it: 'Lingua e aspetto', en: 'Language and appearance' },
    text: { it: 'Lingua, tema, fuso orario', en: 'Language, theme, time zone' },
    section: () => import('./settings/preferences.tsx'),
  },
  {
    id: 'notifications',
    order: 70,
    title: { it: 'Notifiche push', en: 'Push notifications' },
    text: { it: 'Anche ad app chiusa', en: 'Even while the app is closed' },
    section: () => import('./settings/notifications.tsx'),
  },
  {
    id: 'workspaces',
    order: 80,
    title: { it: 'Le tue attività', en: 'Your businesses' },
    text: { it: 'Passa da una all’altra', en: 'Switch from one to another' },
    isFor: ({ memberships }) => memberships.length > 0,
    section: () => import('./settings/workspaces.tsx'),
  },
  {
    id: 'export',
    order: 900,
    title: { it: 'Copia dei dati', en: 'Copy of your data' },
    text: { it: 'Scarica tutto quello che è tuo', en: 'Download all that is yours' },
    section: () => import('./settings/export.tsx'),
  },
  {
    id: 'delete-account',
    order: 910,
    title: { it: 'Elimina l’account', en: 'Delete your account' },
    text: { it: 'Con sette giorni per ripensarci', en: 'With seven days to change your mind' },
    section: () => import('./settings/deletion.tsx'),
  },
])

export { addSettingsSections } from './settings/registry.ts'
export type { SettingsSection, SettingsSectionProps } from './settings/registry.ts'
