import type { Conversation } from '@allenio/contract/chat'
import { IconEraser, IconMailOpened, IconMessageOff, IconMessagePlus, IconChecks, IconTrash, IconUser } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { MenuGroup, MenuItem } from '#ui/menu'
import { markRead, useConversationActions, useMarkUnread } from '../conversations/actions.ts'
import { isAnythingSaid, mayWipeAll, useWipe } from '../conversations/use-wipe.ts'
import { useInboxWords } from './words.ts'
import { useThreadWords } from '../thread/words.ts'
import type { Place } from './use-place.ts'

/** The menu of a conversation in the list, the harmless actions first. */
export function useRowMenu(place: Place): (conversation: Conversation) => MenuGroup[] {
  const t = useInboxWords()
  const say = useThreadWords()
  const cache = useQueryClient()
  const { turn } = useConversationActions()
  const wiping = useWipe()
  const markUnread = useMarkUnread(place)
  return conversation => {
    const { id, unreadCount, closure, chatInfo, may } = conversation
    const isSaid = isAnythingSaid(conversation)
    const isOff = closure?.reason === 'disabled'
    const mark: MenuItem[] =
      unreadCount > 0
        ? [{ label: t('markRead'), icon: <IconChecks stroke={1.5} />, onClick: () => void markRead(cache, id).catch(() => undefined) }]
        : isSaid
          ? [{ label: say('markUnread'), icon: <IconMailOpened stroke={1.5} />, onClick: () => markUnread(id) }]
          : []
    const around: MenuItem[] = [
      ...(chatInfo.linkTo ? [{ label: say('openClient'), icon: <IconUser stroke={1.5} />, href: chatInfo.linkTo }] : []),
      ...(may.switch
        ? [
            {
              label: isOff ? say('switchOn') : say('switchOff'),
              icon: isOff ? <IconMessagePlus stroke={1.5} /> : <IconMessageOff stroke={1.5} />,
              onClick: () => turn.mutate({ id, isEnabled: isOff }),
            },
          ]
        : []),
    ]
    const emptying: MenuItem[] = [
      ...(isSaid ? [{ label: say('wipe'), icon: <IconEraser stroke={1.5} />, onClick: () => wiping.forMe(conversation) }] : []),
      ...(mayWipeAll(conversation)
        ? [{ label: say('wipeAll'), icon: <IconTrash stroke={1.5} />, danger: true, onClick: () => wiping.forAll(conversation) }]
        : []),
    ]
    return [mark, around, emptying].filter(items => items.length > 0).map(items => ({ items }))
  }
}
