import { IconSettings } from '@tabler/icons-react'
import type { AreaExtras } from '#shell'
import { settingsSections } from '#lib/settings'

const loadSections = () => import('./settings/sections.ts')

export const extras: AreaExtras = {
  icons: { '/settings': IconSettings },
  fills: [
    settingsSections.fill(
      {
        id: 'profile',
        part: 'person',
        order: 10,
        title: { it: 'Profilo', en: 'Profile' },
        text: { it: 'Foto, nome, e-mail e telefono', en: 'Photo, name, e-mail and phone' },
        section: async () => (await loadSections()).profile,
      },
      {
        id: 'password',
        part: 'person',
        order: 20,
        title: { it: 'Password', en: 'Password' },
        text: { it: 'Cambiala quando vuoi', en: 'Change it whenever you like' },
        section: async () => (await loadSections()).password,
      },
      {
        id: 'preferences',
        part: 'person',
        anchors: ['language', 'appearance', 'time-zone'],
        order: 60,
        title: { it: 'Lingua e aspetto', en: 'Language and appearance' },
        text: { it: 'Lingua, tema, fuso orario', en: 'Language, theme, time zone' },
        section: async () => (await loadSections()).preferences,
      },
      {
        id: 'workspaces',
        part: 'person',
        order: 80,
        title: { it: 'Le tue attività', en: 'Your businesses' },
        text: { it: 'Inviti e attività di cui fai parte', en: 'Invitations, and the businesses you belong to' },
        anchors: ['invitations'],
        section: async () => (await loadSections()).workspaces,
      },
      {
        id: 'export',
        part: 'person',
        order: 900,
        title: { it: 'Copia dei dati', en: 'Copy of your data' },
        text: { it: 'Scarica tutto quello che è tuo', en: 'Download everything that is yours' },
        section: async () => (await loadSections()).dataExport,
      },
      {
        id: 'delete-account',
        part: 'person',
        order: 910,
        title: { it: 'Elimina l’account', en: 'Delete your account' },
        text: { it: 'Con sette giorni per ripensarci', en: 'Seven days to change your mind' },
        section: async () => (await loadSections()).deletion,
      },
    ),
  ],
}
