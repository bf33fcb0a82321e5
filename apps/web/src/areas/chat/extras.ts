import { IconMessageCircle, IconMessageReply } from '@tabler/icons-react'
import { attentionSteps, clientContacts } from '#areas/clients'
import type { ShellExtras } from '#shell'
import { firstStepWays } from '#lib/first-steps'
import { openChatWith } from './box/box-state.ts'
import { chatsHref } from './inbox/place.ts'
import { useUnreadConversationCount } from './conversations/data.ts'

export const extras: ShellExtras = {
  icons: { '/chats': IconMessageCircle },
  badges: { '/chats': useUnreadConversationCount },
  chatBox: () => import('./box/chat-box.tsx'),
  fills: [
    attentionSteps.fill({
      id: 'waiting for answer',
      icon: IconMessageReply,
      label: { it: 'Rispondi', en: 'Answer' },
      href: ({ targetId }) => chatsHref({ view: 'waiting', ...(targetId && { c: targetId, write: 1 }) }),
      events: ['chat message', 'chat changed'],
    }),
    firstStepWays.fill({
      id: 'message',
      step: 'contact',
      order: 20,
      permission: 'view chats',
      label: { it: 'Scrivi in chat', en: 'Write in chat' },
      href: () => chatsHref({}),
    }),
    clientContacts.fill({
      id: 'chat',
      order: 10,
      permission: 'view chats',
      label: { it: 'Scrivi in chat', en: 'Write in chat' },
      Icon: IconMessageCircle,
      run: openChatWith,
    }),
  ],
}
