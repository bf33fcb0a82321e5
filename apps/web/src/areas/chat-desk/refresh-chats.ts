import { countUnreadConversations, getConversation, listConversations } from '@allenio/contract/chat'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '#lib/api'

/** All that is on the screen asks anew; the rest when it is next looked at. */
export async function refreshChats(cache: QueryClient, how: { refetchType?: 'active' } = {}): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: keyOf(listConversations), ...how }),
    cache.invalidateQueries({ queryKey: keyOf(getConversation), ...how }),
    cache.invalidateQueries({ queryKey: keyOf(countUnreadConversations) }),
  ])
}
