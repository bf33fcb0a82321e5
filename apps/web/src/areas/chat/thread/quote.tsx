import type { Message } from '@allenio/contract/chat'
import { excerptOf } from '@allenio/domain/chat'
import { useState } from 'react'
import { Icon } from '#ui/icon'
import { BareButton } from '#ui/layout'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useThreadWords } from './words.ts'
import css from './bubble.module.css'
import { useExcerpt } from './excerpt.ts'

type QuotedMessage = NonNullable<Message['replyTo']>

/** The quote of a message, as a reply to it will show it. */
export const quoteOf = ({ id, type, message, sender, isOwn, thumbUrl, deletedAt }: Message): QuotedMessage => ({
  id,
  type,
  message: excerptOf(message),
  sender: { name: sender.name, isOwn },
  thumbUrl,
  deletedAt,
})

interface QuoteProps {
  quote: QuotedMessage
  onShow?: (() => void) | undefined
}

/** The message that another one answers; pressing it leads there. */
export function Quote({ quote, onShow }: QuoteProps) {
  const t = useThreadWords()
  const excerpt = useExcerpt()
  // the server refuses the picture to a reader who has wiped the message
  const [missingThumb, setMissingThumb] = useState<string>()
  const { icon: of, text } = excerpt(quote)
  const content = (
    <>
      <span className={css.quoteName}>{quote.sender.isOwn ? t('you') : quote.sender.name}</span>
      <span className={css.quoteText}>
        {of && <Icon of={of} size={16} />}
        <span className={css.quoteWords}>{text}</span>
      </span>
      {quote.thumbUrl && quote.thumbUrl !== missingThumb && (
        <img
          src={quote.thumbUrl}
          alt=""
          className={css.quoteThumb}
          decoding="async"
          onError={() => setMissingThumb(quote.thumbUrl ?? undefined)}
        />
      )}
    </>
  )
  if (!onShow || quote.deletedAt !== null) return <div className={css.quote}>{content}</div>
  return (
    <BareButton className={css.quote} onClick={onShow}>
      <VisuallyHidden>{`${t('showOriginal')}: `}</VisuallyHidden>
      {content}
    </BareButton>
  )
}
