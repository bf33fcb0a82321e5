import type { AreaExtras } from '#shell'
import { config } from '#lib/config'
import { settingsSections } from '#lib/settings'

export const extras: AreaExtras = {
  fills: [
    settingsSections.fill({
      id: 'google',
      part: 'person',
      order: 66,
      title: { it: 'Google Calendar', en: 'Google Calendar' },
      text: { it: 'Appuntamenti e promemoria nel tuo calendario', en: 'Appointments and reminders in your calendar' },
      isFor: ({ workspace }) => config.hasGoogle && workspace !== null && workspace.role !== 'client',
      section: () => import('./settings/section.tsx'),
    }),
  ],
}
