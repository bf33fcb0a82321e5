import { listConversations, type Conversation } from '@allenio/contract/chat'
import { IconMessageCircle } from '@tabler/icons-react'
import { clientContacts } from '#areas/clients'
import type { PaletteItem, PaletteSource, ShellExtras } from '#shell'
import { call } from '#lib/api'
import { areaWords } from '#lib/words'
import { openChat, openChatWith } from './box/box-state.ts'
import { useUnreadConversationCount } from './conversations/data.ts'

const paletteWords = areaWords('chat palette', {
  it: { heading: 'Chat', write: 'Scrivi', latest: 'Ultime chat' },
  en: { heading: 'Chat', write: 'Write', latest: 'Latest chats' },
})

const maxResults = 4

const itemOf = ({ id, chatInfo }: Conversation): PaletteItem => ({
  id: `chat ${id}`,
  label: chatInfo.title,
  hint: paletteWords.say('write'),
  run: () => openChat(id),
})

const conversations: PaletteSource = {
  id: 'chats',
  permission: 'view chats',
  heading: () => paletteWords.say('heading'),
  search: async (search, signal) =>
    (await call(listConversations, { search, page: 1 }, { signal })).conversations.slice(0, maxResults).map(itemOf),
}

export const extras: ShellExtras = {
  badges: { '/chats': useUnreadConversationCount },
  palette: [conversations],
  chatBox: () => import('./box/chat-box.tsx'),
  fills: [
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
