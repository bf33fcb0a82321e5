import type { Output } from '@allenio/contract'
import { countUnreadConversations, getConversation, listConversations, type Conversation } from '@allenio/contract/chat'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { keyOf, refetch } from '#lib/api'
import { session } from '#lib/session'
import type { ConversationFilters } from './data.ts'
import type { Thread } from '../thread/loaded-thread.ts'

type ListPage = Output<typeof listConversations>
type Pages = InfiniteData<ListPage>

/** Whether a conversation that is not in the list yet belongs to it. Only the server can tell for a search. */
export function belongsTo(filters: ConversationFilters, conversation: Conversation): boolean {
  const { view = 'all', search, collaboratorId, onlyWithLastMessage, onlyUnread } = filters
  if (search || isLeftOut(filters, conversation)) return false
  if (collaboratorId !== undefined && !conversation.chatInfo.ownerIds.includes(collaboratorId)) return false
  if (view === 'waiting' && (conversation.waitingSince === null || conversation.chatInfo.client.isInactive)) return false
  if ((view === 'unread' || isTrue(onlyUnread)) && conversation.unreadCount === 0) return false
  return !isTrue(onlyWithLastMessage) || conversation.lastMessage !== null
}

const isTrue = (value: unknown): boolean => value === true || value === 'true'

const isLeftOut = ({ conversationsIdsToExclude: excludedIds }: ConversationFilters, { id }: Conversation): boolean =>
  Array.isArray(excludedIds) ? excludedIds.includes(id) : excludedIds === id

const hasConversation = (pages: Pages, id: string): boolean =>
  pages.pages.some(({ conversations }) => conversations.some(each => each.id === id))

const mapConversations = (pages: Pages, change: (conversation: Conversation) => Conversation): Pages => ({
  ...pages,
  pages: pages.pages.map(page => ({ ...page, conversations: page.conversations.map(change) })),
})

/** The row keeps its place even if the filters no longer match: nothing disappears while somebody looks at it. */
export const withPatched = (pages: Pages, conversation: Conversation): Pages =>
  hasConversation(pages, conversation.id) ? mapConversations(pages, each => (each.id === conversation.id ? conversation : each)) : pages

/** A client who begins to wait stands behind all who wait already; an answer leaves the others where they are. */
function withWaiting(pages: Pages, conversation: Conversation): Pages {
  const last = pages.pages.at(-1)
  if (hasConversation(pages, conversation.id) || !last || last.nextPage > 0) return withPatched(pages, conversation)
  return { ...pages, pages: [...pages.pages.slice(0, -1), { ...last, conversations: [...last.conversations, conversation] }] }
}

/** Moves a conversation with a new message to the top, if it belongs to the list. */
export function withRaised(pages: Pages, conversation: Conversation, filters: ConversationFilters): Pages {
  const [first, ...rest] = pages.pages
  if (!first || (!hasConversation(pages, conversation.id) && !belongsTo(filters, conversation))) return pages
  if (filters.view === 'waiting') return withWaiting(pages, conversation)
  const without = (page: ListPage): ListPage => ({ ...page, conversations: page.conversations.filter(({ id }) => id !== conversation.id) })
  return { ...pages, pages: [{ ...first, conversations: [conversation, ...without(first).conversations] }, ...rest.map(without)] }
}

function changeLists(cache: QueryClient, change: (pages: Pages, filters: ConversationFilters) => Pages): void {
  for (const { queryKey } of cache.getQueryCache().findAll({ queryKey: keyOf(listConversations) })) {
    const [, workspaceId, filters, shape] = queryKey
    if (workspaceId !== (session().workspaceId ?? null)) continue
    // the keys of this call carry its filters
    const listFilters = (filters ?? {}) as ConversationFilters
    if (shape === 'list') cache.setQueryData<Pages>(queryKey, pages => pages && change(pages, listFilters))
  }
}

export const patchConversation = (cache: QueryClient, conversation: Conversation): void =>
  changeLists(cache, pages => withPatched(pages, conversation))

export const raiseConversation = (cache: QueryClient, conversation: Conversation): void =>
  changeLists(cache, (pages, filters) => withRaised(pages, conversation, filters))

export const changeConversations = (cache: QueryClient, change: (conversation: Conversation) => Conversation): void =>
  changeLists(cache, pages => mapConversations(pages, change))

/** The conversation as this device has it cached, from its thread or from a list. */
export function cachedConversation(cache: QueryClient, id: string): Conversation | undefined {
  const thread = cache.getQueryData<Thread>(keyOf(getConversation, { conversationId: id }))
  if (thread) return thread.conversation
  for (const [key, data] of cache.getQueriesData<Pages>({ queryKey: keyOf(listConversations) })) {
    if (key[1] !== (session().workspaceId ?? null) || key[3] !== 'list') continue
    const match = data?.pages.flatMap(({ conversations }) => conversations).find(each => each.id === id)
    if (match) return match
  }
  return undefined
}

/** The server counts again, because the device may know only a part of the conversations. */
export const refetchCounts = (cache: QueryClient): Promise<void> => refetch(cache, keyOf(countUnreadConversations))
