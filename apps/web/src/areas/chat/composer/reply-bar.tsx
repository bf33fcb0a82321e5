import type { Message } from '@allenio/contract/chat-messages'
import { IconArrowBackUp, IconX } from '@tabler/icons-react'
import { IconButton } from '#ui/icon-button'
import { useExcerpt } from '../thread/excerpt.ts'
import { useComposerWords } from './words.ts'
import css from './composer.module.css'

/** The message that the next one answers. */
export function ReplyBar({ message, onEnd }: { message: Message; onEnd: () => void }) {
  const t = useComposerWords()
  const excerpt = useExcerpt()
  const { text } = excerpt(message)
  return (
    <div className={css.reply}>
      <IconArrowBackUp stroke={1.5} aria-hidden />
      <p className={css.replyText}>
        <span className={css.replyName}>{message.isOwn ? t('replyToYou') : t('replyTo', { name: message.sender.name })}</span>
        <span className={css.replyExcerpt}>{text}</span>
      </p>
      <IconButton label={t('endReply')} icon={IconX} size="small" onClick={onEnd} />
    </div>
  )
}
