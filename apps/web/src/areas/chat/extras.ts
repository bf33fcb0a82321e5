import { listConversations, type Conversation } from '@allenio/contract/chat'
import type { PaletteItem, PaletteSource, ShellExtras } from '#shell'
import { call } from '#lib/api'
import { openChat } from './box/box-state.ts'
import { useToRead } from './box/use-to-read.ts'
import { useChatExtraWords } from './words/extras.ts'

const shown = 4

const itemOf = ({ id, chatInfo }: Conversation): PaletteItem =>
  ({ id: `chat ${id}`, label: chatInfo.title, hint: useChatExtraWords.say('write'), run: () => openChat(id) })

const conversations: PaletteSource = {
  id: 'chats',
  permission: 'view chats',
  heading: () => useChatExtraWords.say('heading'),
  search: async (search, signal) =>
    (await call(listConversations, { search, page: 1 }, { signal })).conversations.slice(0, shown).map(itemOf),
}

export const extras: ShellExtras = {
  badges: { '/chats': useToRead },
  palette: [conversations],
  chatBox: () => import('./box/chat-box.tsx'),
}
