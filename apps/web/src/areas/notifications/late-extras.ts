import { settingsSections } from '#lib/settings'
import type { LateExtras } from '#shell'

export const lateExtras: LateExtras = {
  fills: [
    settingsSections.fill({
      id: 'notifications',
      part: 'person',
      anchors: ['push', 'notification-kinds', 'notification-mails', 'quiet-hours'],
      order: 70,
      title: { it: 'Notifiche', en: 'Notifications' },
      text: { it: 'Che cosa, dove e quando', en: 'What, where and when' },
      isFor: ({ permissions }) => permissions.includes('view notifications'),
      section: () => import('./settings/section.tsx'),
    }),
  ],
}
