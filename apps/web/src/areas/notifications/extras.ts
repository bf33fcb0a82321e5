import { IconBell } from '@tabler/icons-react'
import type { AreaExtras } from '#shell'
import { settingsSections } from '#lib/settings'
import { useUnread } from './live/unread.ts'
import { useLive } from './live/use-live.ts'

export const extras: AreaExtras = {
  icons: { '/notifications': IconBell },
  badges: { '/notifications': useUnread },
  beside: [useLive],
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
