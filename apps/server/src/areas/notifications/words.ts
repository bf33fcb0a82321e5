import type { notificationsErrors } from '@allenio/contract/notifications'
import type { Words } from '#platform/words'

export const notificationsWords = {
  it: {
    'unknown notification kind': 'Questo tipo di notifica non esiste.',
    'channel is fixed': 'Per questo tipo di notifica qui non si può scegliere.',
  },
  en: {
    'unknown notification kind': 'There is no notification of this kind.',
    'channel is fixed': 'This cannot be chosen for this kind of notification.',
  },
} as const satisfies Words<keyof typeof notificationsErrors>
