import type { Conversation } from '@allenio/contract/chat'
import { IconEraser, IconMessageOff, IconMessagePlus, IconTrash, IconUser } from '@tabler/icons-react'
import type { MenuItem } from '#ui/menu'
import { useThreadWords } from '../thread/words.ts'
import { useConversationActions } from './actions.ts'
import { hasVisibleMessages, mayWipeAll, useWipe } from './use-wipe.ts'

/** The menu items that a conversation has in the inbox as well as in its own head. */
export function useConversationItems() {
  const t = useThreadWords()
  const { switching } = useConversationActions()
  const wipe = useWipe()
  return (conversation: Conversation, hasMessages = hasVisibleMessages(conversation)) => {
    const { id, may, chatInfo, closure } = conversation
    const isOff = closure?.reason === 'disabled'
    const clientItems: MenuItem[] = chatInfo.linkTo ? [{ label: t('openClient'), icon: IconUser, href: chatInfo.linkTo }] : []
    const switchItem = {
      label: t(isOff ? 'switchOn' : 'switchOff'),
      icon: isOff ? IconMessagePlus : IconMessageOff,
      onClick: () => switching.mutate({ id, isEnabled: isOff }),
    }
    const wipeItem = { label: t('wipe'), icon: IconEraser, onClick: () => wipe.forMe(conversation) }
    const wipeAllItem = { label: t('wipeAll'), icon: IconTrash, danger: true, onClick: () => wipe.forAll(conversation) }
    const wipeItems: MenuItem[] = [
      ...(hasMessages ? [wipeItem] : []),
      ...(mayWipeAll(conversation) || (may.wipeAll && hasMessages) ? [wipeAllItem] : []),
    ]
    return { clientItems, switchItems: may.switch ? [switchItem] : [], wipeItems }
  }
}
