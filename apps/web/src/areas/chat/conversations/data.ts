import type { Input } from '@allenio/contract'
import { countUnreadConversations, getConversationOfClient, listConversations, searchMessages } from '@allenio/contract/chat'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#shell'
import { listQuery, read } from '#lib/api'

export type ConversationFilters = Omit<Input<typeof listConversations>, 'page'>

const isNarrowed = ({ view = 'all', search, collaboratorId }: ConversationFilters) =>
  view !== 'all' || Boolean(search) || collaboratorId !== undefined

/** The asker's conversations, the last message first; the whole list is there without a connection, too. */
export const conversationsQuery = (filters: ConversationFilters = {}) =>
  listQuery(listConversations, filters, {
    rows: ({ conversations }) => conversations,
    quiet: true,
    ...(!isNarrowed(filters) && { isStored: true }),
  })

/** How many there are to read, and for the team how many clients wait. */
export const countsQuery = (input: Input<typeof countUnreadConversations> = {}) => read(countUnreadConversations, input, { quiet: true })

/** How many conversations there are to read, wherever that is shown. */
export function useUnreadConversationCount(): number {
  const mayView = useMe()?.permissions.includes('view chats') ?? false
  const { data } = useQuery({ ...countsQuery(), enabled: mayView })
  return data?.conversationsToRead ?? 0
}

export const conversationOfClientQuery = (id: string) => read(getConversationOfClient, { id }, { quiet: true })

export const foundMessagesQuery = (search: string, conversationId?: string) =>
  listQuery(searchMessages, { search, ...(conversationId !== undefined && { conversationId }) }, { rows: ({ hits }) => hits, quiet: true })
