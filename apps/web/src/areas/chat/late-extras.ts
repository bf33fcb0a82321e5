import { listConversations, type Conversation } from '@allenio/contract/chat'
import { IconMessageCircle } from '@tabler/icons-react'
import { clientVerb } from '#areas/clients'
import type { PaletteItem, PaletteSource, LateExtras } from '#shell'
import { call } from '#lib/api'
import { areaWords } from '#lib/words'
import { openChat, openChatWith } from './box/box-state.ts'

const paletteWords = areaWords('chat palette', {
  it: { heading: 'Chat', write: 'Scrivi', writeInChat: 'Scrivi in chat', writeTo: 'Scrivi a {{clientName}}', example: 'chat Marco' },
  en: { heading: 'Chat', write: 'Write', writeInChat: 'Write in chat', writeTo: 'Write to {{clientName}}', example: 'chat Marco' },
})

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

export const lateExtras: LateExtras = { palette: [conversations], verbs: [write] }
