import { type Conversation, listConversations } from '@allenio/contract/chat'
import { IconMessageCircle, IconMessageReply } from '@tabler/icons-react'
import { attentionSteps, clientContacts, clientVerb } from '#areas/clients'
import type { PaletteItem, PaletteSource, AreaExtras } from '#shell'
import { call } from '#lib/api'
import { firstStepWays } from '#lib/first-steps'
import { latePart, lazyPart } from '#lib/lazy-part'
import { areaWords } from '#lib/words'
import { openChat, openChatWith } from './box/box-state.ts'
import { useUnreadConversationCount } from './conversations/data.ts'
import { chatsHref } from './inbox/place.ts'

const paletteWords = areaWords('chat palette', {
  it: { heading: 'Chat', write: 'Scrivi', writeInChat: 'Scrivi in chat', writeTo: 'Scrivi a {{clientName}}', example: 'chat Marco' },
  en: { heading: 'Chat', write: 'Write', writeInChat: 'Write in chat', writeTo: 'Write to {{clientName}}', example: 'chat Marco' },
})

const MessageItem = lazyPart(() => import('./inbox/message-item.tsx'), 'MessageItem')

const maxResults = 4

const itemOf = ({ id, chatInfo }: Conversation): PaletteItem => ({
  id: `chat ${id}`,
  label: chatInfo.title,
  hint: paletteWords.say('write'),
  icon: IconMessageCircle,
  run: () => openChat(id),
})

const conversations: PaletteSource = {
  id: 'chats',
  order: 20,
  permission: 'view chats',
  heading: () => paletteWords.say('heading'),
  search: async (search, { signal }) =>
    (await call(listConversations, { search, page: 1 }, { signal })).conversations.slice(0, maxResults).map(itemOf),
}

const write = clientVerb({
  id: 'chat with',
  permission: 'view chats',
  words: { it: ['chat', 'scrivi', 'messaggio'], en: ['chat', 'write', 'message'] },
  label: () => paletteWords.say('writeInChat'),
  example: () => paletteWords.say('example'),
  icon: IconMessageCircle,
  item: ({ id, name }) => ({ label: paletteWords.say('writeTo', { clientName: name }), run: () => openChatWith(id) }),
})

export const extras: AreaExtras = {
  icons: { '/chats': IconMessageCircle },
  badges: { '/chats': useUnreadConversationCount },
  chatBox: latePart(() => import('./box/chat-box.tsx'), 'Page'),
  palette: [conversations],
  verbs: [write],
  fills: [
    attentionSteps.fill({
      id: 'waiting for answer',
      icon: IconMessageReply,
      label: { it: 'Rispondi', en: 'Reply' },
      href: ({ targetId }) => chatsHref({ view: 'waiting', ...(targetId && { c: targetId, write: 1 }) }),
      Detail: MessageItem,
      isWhole: true,
      beside: 'client',
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
