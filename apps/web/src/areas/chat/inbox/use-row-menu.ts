import type { Conversation } from '@allenio/contract/chat'
import { IconChecks, IconMailOpened } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { MenuGroup, MenuItem } from '#ui/menu'
import { markRead, useMarkUnread } from '../conversations/actions.ts'
import { useConversationItems } from '../conversations/use-conversation-items.ts'
import { hasVisibleMessages } from '../conversations/use-wipe.ts'
import { useThreadWords } from '../thread/words.ts'
import type { Place } from './use-place.ts'
import { useInboxWords } from './words.ts'

/** The menu of a conversation in the list, the harmless actions first. */
export function useRowMenu(place: Place): (conversation: Conversation) => MenuGroup[] {
  const t = useInboxWords()
  const say = useThreadWords()
  const cache = useQueryClient()
  const itemsOf = useConversationItems()
  const markUnread = useMarkUnread(place)
  return conversation => {
    const { id, unreadCount } = conversation
    const { clientItems, switchItems, wipeItems } = itemsOf(conversation)
    const readItems: MenuItem[] =
      unreadCount > 0
        ? [{ label: t('markRead'), icon: IconChecks, onClick: () => void markRead(cache, id).catch(() => undefined) }]
        : hasVisibleMessages(conversation)
          ? [{ label: say('markUnread'), icon: IconMailOpened, onClick: () => markUnread(id) }]
          : []
    return [readItems, [...clientItems, ...switchItems], wipeItems].filter(items => items.length > 0).map(items => ({ items }))
  }
}
