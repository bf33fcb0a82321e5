import type { Message } from '@allenio/contract/chat'
import { IconArrowBackUp, IconX } from '@tabler/icons-react'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { Ellipsis, Text } from '#ui/text'
import { NextSubject } from '../thread/subject.tsx'
import { useExcerpt } from '../thread/excerpt.ts'
import { useComposerWords } from './words.ts'
import css from './composer.module.css'

interface MessageHeadProps {
  clientId: string
  replyTo: Message | undefined
  onReplyEnd: () => void
}

/** Above the field: what the next message is about, and which one it answers. */
export const MessageHead = ({ clientId, replyTo, onReplyEnd }: MessageHeadProps) => (
  <>
    <NextSubject clientId={clientId} />
    {replyTo && <ReplyBar message={replyTo} onEnd={onReplyEnd} />}
  </>
)

function ReplyBar({ message, onEnd }: { message: Message; onEnd: () => void }) {
  const t = useComposerWords()
  const excerpt = useExcerpt()
  const { text } = excerpt(message)
  return (
    <Row gap={12} className={css.reply}>
      <Icon of={IconArrowBackUp} size={18} />
      <Stack as="p" grow>
        <Text as="span" size="small" tone={2}>
          {message.isOwn ? t('replyToYou') : t('replyTo', { name: message.sender.name })}
        </Text>
        <Ellipsis>{text}</Ellipsis>
      </Stack>
      <IconButton label={t('endReply')} icon={IconX} size="small" onClick={onEnd} />
    </Row>
  )
}
