import { IconMessage } from '@tabler/icons-react'
import { bulkTools } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { settingsSections } from '#lib/settings'
import { lazyPart } from '#lib/lazy-part'

const SendToMany = lazyPart(() => import('./to-many/send-to-many.tsx'), 'SendToMany')

export const extras: AreaExtras = {
  fills: [
    bulkTools.fill({
      id: 'write',
      order: 10,
      permission: 'create chats',
      label: { it: 'Scrivi', en: 'Write' },
      Icon: IconMessage,
      Dialog: SendToMany,
    }),
    settingsSections.fill({
      id: 'chat',
      part: 'business',
      anchors: ['chat-hours', 'chat-welcome'],
      order: 140,
      title: { it: 'Chat', en: 'Chat' },
      text: { it: 'Quando rispondi e come accogli chi arriva', en: 'When you answer, and how you greet newcomers' },
      isFor: ({ workspace }) => workspace?.role === 'admin',
      section: () => import('./settings/section.tsx'),
    }),
  ],
}
