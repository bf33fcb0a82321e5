import type { Conversation } from '@allenio/contract/chat'
import { IconCornerDownLeft, IconMailOpened, IconPhoto, IconSearch } from '@tabler/icons-react'
import { useIsMobile } from '#lib/device'
import { MoreMenu, type MenuItem } from '#ui/menu'
import { setEnterSends, useEnterSends } from '../composer/enter-sends.ts'
import { useConversationActions } from '../conversations/actions.ts'
import { useConversationItems } from '../conversations/use-conversation-items.ts'
import { hasVisibleMessages } from '../conversations/use-wipe.ts'
import { useThreadWords } from './words.ts'

export interface HeadMenuProps {
  conversation: Conversation
  onClose: (() => void) | undefined
  /** Called when the conversation is marked unread, because staying in it would mark it as read again. */
  onLeave: () => void
  onSearch: () => void
  /** Whether the loaded part of the thread has messages. */
  hasMessages: boolean
}

const searchKeys = /Mac/.test(navigator.userAgent) ? '⌘ F' : 'Ctrl F'

/** The actions on a whole conversation, such as marking it unread or wiping it. */
export function HeadMenu({ conversation, onClose, onLeave, onSearch, hasMessages }: HeadMenuProps) {
  const t = useThreadWords()
  const { unread } = useConversationActions()
  const isMobile = useIsMobile()
  const enterSends = useEnterSends()
  // the conversation itself does not count messages yet that arrived while it was open
  const isAnythingVisible = hasMessages || hasVisibleMessages(conversation)
  const { clientItems, switchItems, wipeItems } = useConversationItems()(conversation, isAnythingVisible)
  const { linkToMedia } = conversation.chatInfo
  const markUnread = () => {
    onLeave()
    unread.mutate({ id: conversation.id }, { onSuccess: () => onClose?.() })
  }
  const searchItem: MenuItem = { label: t('searchIn'), icon: IconSearch, keys: searchKeys, onClick: onSearch }
  const enterItem: MenuItem = {
    label: t(enterSends ? 'enterBreaks' : 'enterSends'),
    icon: IconCornerDownLeft,
    onClick: () => setEnterSends(!enterSends),
  }
  const groups = [
    [
      ...(hasMessages ? [searchItem] : []),
      ...(isAnythingVisible ? [{ label: t('markUnread'), icon: IconMailOpened, onClick: markUnread }] : []),
      ...clientItems,
      ...(linkToMedia ? [{ label: t('openMedia'), icon: IconPhoto, href: linkToMedia }] : []),
    ],
    [...(isMobile ? [] : [enterItem]), ...switchItems],
    wipeItems,
  ]
  return <MoreMenu label={t('conversationActions')} groups={groups.filter(items => items.length > 0).map(items => ({ items }))} />
}
