import type { Conversation } from '@allenio/contract/chat'
import {
  IconBan, IconClock, IconDots, IconMessageOff, IconMicrophone, IconPaperclip, IconPencil, IconPhoto, IconPlayerPause, IconVideo,
} from '@tabler/icons-react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { Avatar } from '#ui/avatar'
import { Count } from '#ui/badge'
import { classes } from '#ui/classes'
import { IconButton } from '#ui/icon-button'
import { Link } from '#ui/link'
import { Menu } from '#ui/menu'
import type { MenuGroup } from '#ui/menu'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useInboxWords } from '../words/inbox.ts'
import { useLastLine } from './last-line.ts'
import type { LastLine } from './last-line.ts'
import css from './row.module.css'
import { useListTime } from './use-list-time.ts'
import { useWaitWords } from './use-wait-words.ts'

interface ConversationRowProps {
  conversation: Conversation
  href: string
  isOpen: boolean
  isInOrder: boolean
  style: CSSProperties
  position: { index: number, count: number }
  menu: () => MenuGroup[]
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Who it is, what was said last and since when they wait. */
export function ConversationRow(props: ConversationRowProps) {
  const { conversation, href, isOpen, isInOrder, style, position, menu, onFocus, onKeyDown } = props
  const t = useInboxWords()
  const { clientId, chatInfo, unreadCount, id } = conversation
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a second way to the row's own menu
    <li
      className={classes(css.item, isOpen && css.open, unreadCount > 0 && css.unread)} style={style} data-conversation-row={id}
      aria-setsize={position.count} aria-posinset={position.index + 1}
      // the same as behind the dots, where the pointer is
      onContextMenu={event => {
        event.preventDefault()
        event.currentTarget.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click()
      }}
    >
      <Link
        href={href} className={css.row} aria-current={isOpen ? 'true' : undefined} tabIndex={isInOrder ? 0 : -1}
        onFocus={onFocus} onKeyDown={onKeyDown}
      >
        <Avatar name={chatInfo.title} photo={chatInfo.photo} size={40} seed={clientId} />
        <span className={css.words}>
          <span className={css.line}>
            <span className={css.name}>{chatInfo.title}</span>
            <When conversation={conversation} />
          </span>
          <span className={css.line}>
            <Said conversation={conversation} isOpen={isOpen} />
            <span className={css.count}><Count count={unreadCount} label={t('unreadCount', { count: unreadCount })} /></span>
          </span>
        </span>
      </Link>
      <span className={css.menu}>
        <MenuButton label={t('actions', { name: chatInfo.title })} menu={menu} />
      </span>
    </li>
  )
}

/** Worked out as it is drawn; the button itself is out of the tab key's way, the keys of the row do the same. */
function MenuButton({ label, menu }: { label: string, menu: () => MenuGroup[] }) {
  return <Menu groups={menu()}><IconButton size="small" label={label} icon={<IconDots />} tabIndex={-1} /></Menu>
}

function When({ conversation: { waitingSince, lastMessage, chatInfo } }: { conversation: Conversation }) {
  const time = useListTime()
  const wordsOf = useWaitWords()
  if (waitingSince !== null && !chatInfo.client.isInactive) {
    const { short, long, isLong } = wordsOf(waitingSince)
    return (
      <span className={classes(css.when, isLong && css.long)} title={long}>
        <IconClock stroke={1.75} aria-hidden />
        <span aria-hidden>{short}</span>
        <VisuallyHidden>{long}</VisuallyHidden>
      </span>
    )
  }
  return lastMessage && <time className={css.when} dateTime={lastMessage.createdAt}>{time(lastMessage.createdAt)}</time>
}

const icons = {
  image: IconPhoto, video: IconVideo, voice: IconMicrophone, other: IconPaperclip, deleted: IconBan,
} as const satisfies Record<NonNullable<LastLine['icon']>, unknown>

function Said({ conversation, isOpen }: { conversation: Conversation, isOpen: boolean }) {
  const t = useInboxWords()
  const lineOf = useLastLine()
  const { draft, closure } = conversation
  if (draft.trim() !== '' && !isOpen) {
    return (
      <span className={css.said}>
        <IconPencil stroke={1.5} aria-hidden />
        <span className={css.draft}>{t('draft')}</span> {draft.replaceAll(/\s+/g, ' ')}
      </span>
    )
  }
  const { icon, text } = lineOf(conversation)
  const Icon = icon && icons[icon]
  return (
    <span className={css.said}>
      {closure && (
        <span className={css.closed} title={t(closure.reason === 'disabled' ? 'chatOff' : 'inactive')}>
          {closure.reason === 'disabled' ? <IconMessageOff stroke={1.5} aria-hidden /> : <IconPlayerPause stroke={1.5} aria-hidden />}
          <VisuallyHidden>{`${t(closure.reason === 'disabled' ? 'chatOff' : 'inactive')}. `}</VisuallyHidden>
        </span>
      )}
      {Icon && <Icon stroke={1.5} aria-hidden />}
      {text}
    </span>
  )
}
