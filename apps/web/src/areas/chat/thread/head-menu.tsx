import type { Conversation } from '@allenio/contract/chat'
import {
  IconCornerDownLeft,
  IconEraser,
  IconMailOpened,
  IconMessageOff,
  IconMessagePlus,
  IconPhoto,
  IconSearch,
  IconTrash,
  IconUser,
} from '@tabler/icons-react'
import { useIsMobile } from '#lib/device'
import { MoreMenu, type MenuGroup } from '#ui/menu'
import { setEnterSends, useEnterSends } from '../composer/enter-sends.ts'
import { useConversationActions } from '../conversations/actions.ts'
import { hasVisibleMessages, mayWipeAll, useWipe } from '../conversations/use-wipe.ts'
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
  const { unread, switching } = useConversationActions()
  const wiping = useWipe()
  const isMobile = useIsMobile()
  const enterSends = useEnterSends()
  const { id, may, chatInfo, closure } = conversation
  // the conversation itself does not count messages yet that arrived while it was open
  const isAnythingVisible = hasMessages || hasVisibleMessages(conversation)
  const markUnread = () => {
    onLeave()
    unread.mutate({ id }, { onSuccess: () => onClose?.() })
  }
  const isOff = closure?.reason === 'disabled'
  const groups: MenuGroup[] = [
    {
      items: [
        ...(hasMessages ? [{ label: t('searchIn'), icon: IconSearch, hint: isMobile ? undefined : searchKeys, onClick: onSearch }] : []),
        ...(isAnythingVisible ? [{ label: t('markUnread'), icon: IconMailOpened, onClick: markUnread }] : []),
        ...(chatInfo.linkTo ? [{ label: t('openClient'), icon: IconUser, href: chatInfo.linkTo }] : []),
        ...(chatInfo.linkToMedia ? [{ label: t('openMedia'), icon: IconPhoto, href: chatInfo.linkToMedia }] : []),
      ],
    },
    {
      items: [
        ...(isMobile
          ? []
          : [
              {
                label: enterSends ? t('enterBreaks') : t('enterSends'),
                icon: IconCornerDownLeft,
                onClick: () => setEnterSends(!enterSends),
              },
            ]),
        ...(may.switch
          ? [
              {
                label: isOff ? t('switchOn') : t('switchOff'),
                icon: isOff ? IconMessagePlus : IconMessageOff,
                onClick: () => switching.mutate({ id, isEnabled: isOff }),
              },
            ]
          : []),
      ],
    },
    {
      items: [
        ...(isAnythingVisible ? [{ label: t('wipe'), icon: IconEraser, onClick: () => wiping.forMe(conversation) }] : []),
        ...(mayWipeAll(conversation) || (may.wipeAll && hasMessages)
          ? [{ label: t('wipeAll'), icon: IconTrash, danger: true, onClick: () => wiping.forAll(conversation) }]
          : []),
      ],
    },
  ]
  return <MoreMenu label={t('conversationActions')} groups={groups.filter(({ items }) => items.length > 0)} />
}
