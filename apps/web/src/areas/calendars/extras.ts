import type { AreaExtras } from '#shell'
import { settingsSections } from '#lib/settings'

export const extras: AreaExtras = {
  fills: [
    settingsSections.fill({
      id: 'calendar-feed',
      part: 'person',
      order: 68,
      title: { it: 'Indirizzo del calendario', en: 'Calendar address' },
      text: { it: 'I tuoi impegni in un’altra app', en: 'Your schedule in another app' },
      isFor: ({ workspace, permissions }) => workspace !== null && permissions.includes('view reminders'),
      section: () => import('./feed/section.tsx'),
    }),
  ],
}
