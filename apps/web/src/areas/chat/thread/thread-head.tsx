import type { Conversation } from '@allenio/contract/chat'
import { IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Avatar } from '#ui/avatar'
import { Badge } from '#ui/badge'
import { CloseButton } from '#ui/close-button'
import { Link } from '#ui/link'
import { Skeleton } from '#ui/skeleton'
import { useTyping } from './typing-state.ts'
import { useThreadWords } from './words.ts'
import { HeadMenu, type HeadMenuProps } from './head-menu.tsx'
import css from './thread.module.css'
import { useWaitWords } from '../inbox/waits.ts'

interface ThreadHeadProps {
  conversation: Conversation | undefined
  before: ReactNode
  tools: ReactNode
  onClose: (() => void) | undefined
  hasNoCross?: boolean
  menu?: Omit<HeadMenuProps, 'conversation' | 'onClose'>
}

export function ThreadHead({ conversation, before, tools, onClose, hasNoCross = false, menu }: ThreadHeadProps) {
  return (
    <header className={css.head}>
      {before}
      {conversation ? <ConversationName conversation={conversation} /> : <Skeleton width={160} height={20} />}
      <div className={css.tools}>
        {tools}
        {conversation && menu && <HeadMenu conversation={conversation} onClose={onClose} {...menu} />}
        {onClose && !hasNoCross && <CloseButton onClick={onClose} />}
      </div>
    </header>
  )
}

function ConversationName({ conversation }: { conversation: Conversation }) {
  const t = useThreadWords()
  const { chatInfo, clientId } = conversation
  const { title, photo, linkTo } = chatInfo
  return (
    <div className={css.who}>
      <Avatar name={title} photo={photo} size={36} seed={clientId} />
      <div className={css.names}>
        <h2 className={css.title}>
          {linkTo ? (
            <Link href={linkTo} className={css.titleLink}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <ConversationState conversation={conversation} />
      </div>
      {chatInfo.client.isInactive && conversation.may.note && <Badge>{t('inactive')}</Badge>}
    </div>
  )
}

/** Shows who is typing, otherwise how long the client has waited. */
function ConversationState({ conversation: { id, waitingSince, chatInfo } }: { conversation: Conversation }) {
  const t = useThreadWords()
  const wordsOf = useWaitWords()
  const typing = useTyping(id)
  const [first] = typing
  if (first) {
    const text = typing.length > 1 ? t('manyWrite') : first.name === chatInfo.title ? t('writes') : t('nameWrites', { name: first.name })
    return <p className={css.sub}>{text}</p>
  }
  if (waitingSince === null || chatInfo.client.isInactive) return null
  const { long, isLong } = wordsOf(waitingSince)
  return (
    <p className={css.sub} data-waits={isLong || undefined}>
      <IconClock stroke={1.5} aria-hidden />
      {long}
    </p>
  )
}
