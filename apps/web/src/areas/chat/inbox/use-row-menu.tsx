import type { Conversation } from '@allenio/contract/chat'
import { IconEraser, IconMailOpened, IconMessageOff, IconMessagePlus, IconChecks, IconTrash, IconUser } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { MenuGroup, MenuItem } from '#ui/menu'
import { markRead, useConversationActions, useMarkUnread } from '../conversations/actions.ts'
import { hasVisibleMessages, mayWipeAll, useWipe } from '../conversations/use-wipe.ts'
import { useInboxWords } from './words.ts'
import { useThreadWords } from '../thread/words.ts'
import type { Place } from './use-place.ts'

/** The menu of a conversation in the list, the harmless actions first. */
export function useRowMenu(place: Place): (conversation: Conversation) => MenuGroup[] {
  const t = useInboxWords()
  const say = useThreadWords()
  const cache = useQueryClient()
  const { switching } = useConversationActions()
  const wiping = useWipe()
  const markUnread = useMarkUnread(place)
  return conversation => {
    const { id, unreadCount, closure, chatInfo, may } = conversation
    const hasMessages = hasVisibleMessages(conversation)
    const isOff = closure?.reason === 'disabled'
    const readItems: MenuItem[] =
      unreadCount > 0
        ? [{ label: t('markRead'), icon: IconChecks, onClick: () => void markRead(cache, id).catch(() => undefined) }]
        : hasMessages
          ? [{ label: say('markUnread'), icon: IconMailOpened, onClick: () => markUnread(id) }]
          : []
    const clientItems: MenuItem[] = [
      ...(chatInfo.linkTo ? [{ label: say('openClient'), icon: IconUser, href: chatInfo.linkTo }] : []),
      ...(may.switch
        ? [
            {
              label: isOff ? say('switchOn') : say('switchOff'),
              icon: isOff ? IconMessagePlus : IconMessageOff,
              onClick: () => switching.mutate({ id, isEnabled: isOff }),
            },
          ]
        : []),
    ]
    const wipeItems: MenuItem[] = [
      ...(hasMessages ? [{ label: say('wipe'), icon: IconEraser, onClick: () => wiping.forMe(conversation) }] : []),
      ...(mayWipeAll(conversation)
        ? [{ label: say('wipeAll'), icon: IconTrash, danger: true, onClick: () => wiping.forAll(conversation) }]
        : []),
    ]
    return [readItems, clientItems, wipeItems].filter(items => items.length > 0).map(items => ({ items }))
  }
}
