import type { SettingsSection } from '#areas/account'

export const sections: readonly SettingsSection[] = [
  {
    id: 'notifications',
    anchors: ['push', 'notification-kinds', 'notification-mails', 'quiet-hours'],
    order: 70,
    title: { it: 'Notifiche', en: 'Notifications' },
    text: { it: 'Che cosa, dove e quando', en: 'What, where and when' },
    isFor: ({ permissions }) => permissions.includes('view notifications'),
    section: () => import('./notifications.tsx'),
  },
]
