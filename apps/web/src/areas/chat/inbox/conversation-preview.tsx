import type { Conversation } from '@allenio/contract/chat'
import {
  IconBan,
  IconClock,
  IconMessageOff,
  IconMicrophone,
  IconPaperclip,
  IconPencil,
  IconPhoto,
  IconPlayerPause,
  IconVideo,
} from '@tabler/icons-react'
import { classes } from '#ui/classes'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { Tooltip } from '#ui/tooltip'
import { cut } from '#ui/truncated-text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useInboxWords } from './words.ts'
import { useLastLine } from './last-line.ts'
import type { LastLine } from './last-line.ts'
import css from './conversation-preview.module.css'
import { useListTime } from './use-list-time.ts'
import { useWaitWords } from './waits.ts'

const icons = {
  image: IconPhoto,
  video: IconVideo,
  voice: IconMicrophone,
  other: IconPaperclip,
  deleted: IconBan,
} as const satisfies Record<NonNullable<LastLine['icon']>, unknown>

interface ConversationPreviewProps {
  conversation: Conversation
  /** The conversation is open: its draft is shown in the message field, not in this line. */
  isOpen?: boolean
}

/** One line for a conversation in a list: its draft, otherwise its last message. */
export function ConversationPreview({ conversation, isOpen = false }: ConversationPreviewProps) {
  const t = useInboxWords()
  const lineOf = useLastLine()
  const { draft, closure } = conversation
  if (draft.text.trim() !== '' && !isOpen) {
    return (
      <span className={css.preview}>
        <IconPencil stroke={1.5} aria-hidden />
        <span className={css.draft}>{t('draft')}</span> <CutLine text={draft.text.replaceAll(/\s+/g, ' ')} />
      </span>
    )
  }
  const { icon, text } = lineOf(conversation)
  const Icon = icon && icons[icon]
  const ClosureIcon = closure?.reason === 'disabled' ? IconMessageOff : IconPlayerPause
  const closureText = t(closure?.reason === 'disabled' ? 'chatOff' : 'inactive')
  return (
    <span className={css.preview}>
      {closure && (
        <span className={css.closed} title={closureText}>
          <ClosureIcon stroke={1.5} aria-hidden />
          <VisuallyHidden>{`${closureText}. `}</VisuallyHidden>
        </span>
      )}
      {Icon && <Icon stroke={1.5} aria-hidden />}
      <CutLine text={text} />
    </span>
  )
}

/** As much of a message as a list shows of a text; the tooltip has all of it. */
function CutLine({ text }: { text: string }) {
  const visibleText = cut(text)
  if (visibleText === text) return text
  return (
    <Tooltip text={text} isInside>
      <span>
        <span aria-hidden>{visibleText}</span>
        <VisuallyHidden>{text}</VisuallyHidden>
      </span>
    </Tooltip>
  )
}

/** How long they have waited, otherwise the time of the last message. */
export function ConversationTime({ conversation: { waitingSince, lastMessage, chatInfo } }: { conversation: Conversation }) {
  const time = useListTime()
  const wordsOf = useWaitWords()
  if (waitingSince !== null && !chatInfo.client.isInactive) {
    const { short, long, isLong } = wordsOf(waitingSince)
    return (
      <Text as="span" size="small" tone={isLong ? 'attention' : 3} className={classes(css.time, isLong && css.long)} title={long}>
        <Row as="span" gap={4}>
          <Icon of={IconClock} size={14} />
          <span aria-hidden>{short}</span>
          <VisuallyHidden>{long}</VisuallyHidden>
        </Row>
      </Text>
    )
  }
  return (
    lastMessage && (
      <Text as="span" size="small" tone={3} className={css.time}>
        <time dateTime={lastMessage.createdAt}>{time(lastMessage.createdAt)}</time>
      </Text>
    )
  )
}
