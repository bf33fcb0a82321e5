import type { Conversation } from '@allenio/contract/chat'
import { IconDots } from '@tabler/icons-react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { Avatar } from '#ui/avatar'
import { Count } from '#ui/badge'
import { classes } from '#ui/classes'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { Link } from '#ui/link'
import { Menu } from '#ui/menu'
import type { MenuGroup } from '#ui/menu'
import { Ellipsis } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { useInboxWords } from './words.ts'
import css from './row.module.css'
import { ConversationPreview, ConversationTime } from './conversation-preview.tsx'

interface ConversationRowProps {
  conversation: Conversation
  href: string
  isOpen: boolean
  isTabStop: boolean
  style: CSSProperties
  position: { index: number; count: number }
  menu: () => MenuGroup[]
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** One conversation: the person's name, the last message and how long they have waited. */
export function ConversationRow(props: ConversationRowProps) {
  const { conversation, href, isOpen, isTabStop, style, position, menu, onFocus, onKeyDown } = props
  const t = useInboxWords()
  const { clientId, chatInfo, unreadCount, id } = conversation
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a second way to the row's own menu
    <li
      className={classes(css.item, isOpen && css.open, unreadCount > 0 && css.unread)}
      style={style}
      data-conversation-row={id}
      aria-setsize={position.count}
      aria-posinset={position.index + 1}
      // a right click opens the same menu as the three dots
      onContextMenu={event => {
        event.preventDefault()
        event.currentTarget.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click()
      }}>
      <Link
        href={href}
        className={css.row}
        aria-current={isOpen ? 'true' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        onKeyDown={onKeyDown}>
        <Avatar name={chatInfo.title} photo={chatInfo.photo} size={40} seed={clientId} />
        <Stack as="span" gap={2} grow>
          <Row as="span" gap={8} className={css.line}>
            <TruncatedText isInside text={chatInfo.title} className={css.name} />
            <ConversationTime conversation={conversation} />
          </Row>
          <Row as="span" gap={8} className={css.line}>
            <Ellipsis tone={2} className={css.preview}>
              <ConversationPreview conversation={conversation} isOpen={isOpen} />
            </Ellipsis>
            <Stack as="span" className={css.count}>
              <Count count={unreadCount} label={t('unreadCount', { count: unreadCount })} />
            </Stack>
          </Row>
        </Stack>
      </Link>
      <span className={css.menu}>
        <MenuButton label={t('actions', { name: chatInfo.title })} menu={menu} />
      </span>
    </li>
  )
}

/** The menu is computed only when it is rendered. The tab key skips its button, because keys on the row do the same. */
function MenuButton({ label, menu }: { label: string; menu: () => MenuGroup[] }) {
  return (
    <Menu groups={menu()}>
      <IconButton size="small" label={label} icon={IconDots} tabIndex={-1} />
    </Menu>
  )
}
