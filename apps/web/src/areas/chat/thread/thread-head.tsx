import type { Conversation } from '@allenio/contract/chat'
import { IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Avatar } from '#ui/avatar'
import { Badge } from '#ui/badge'
import { CloseButton } from '#ui/close-button'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { Link } from '#ui/link'
import { Skeleton } from '#ui/skeleton'
import { Text, Title } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
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
      <Row gap={4} className={css.tools}>
        {tools}
        {conversation && menu && <HeadMenu conversation={conversation} onClose={onClose} {...menu} />}
        {onClose && !hasNoCross && <CloseButton onClick={onClose} />}
      </Row>
    </header>
  )
}

function ConversationName({ conversation }: { conversation: Conversation }) {
  const t = useThreadWords()
  const { chatInfo, clientId } = conversation
  const { title, photo, linkTo } = chatInfo
  return (
    <Row gap={12} grow>
      <Avatar name={title} photo={photo} size={36} seed={clientId} />
      <div className={css.names}>
        <Title level={2} size={16} clip>
          {linkTo ? (
            <Link href={linkTo} className={css.titleLink}>
              <TruncatedText isInside text={title} />
            </Link>
          ) : (
            <TruncatedText text={title} />
          )}
        </Title>
        <ConversationState conversation={conversation} />
      </div>
      {chatInfo.client.isInactive && conversation.may.note && <Badge>{t('inactive')}</Badge>}
    </Row>
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
    return (
      <Text size="small" tone={2}>
        {text}
      </Text>
    )
  }
  if (waitingSince === null || chatInfo.client.isInactive) return null
  const { long, isLong } = wordsOf(waitingSince)
  return (
    <Text size="small" tone={isLong ? 'attention' : 2}>
      <Row as="span" gap={4}>
        <Icon of={IconClock} size={14} />
        {long}
      </Row>
    </Text>
  )
}
