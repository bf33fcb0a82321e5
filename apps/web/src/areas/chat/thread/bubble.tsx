/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions --
   one walks through messages by the arrows, and what may be done with one comes as one nears it */
import type { Message } from '@allenio/contract/chat'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useId, useState, type PointerEvent } from 'react'
import { useFormats } from '#lib/formats'
import { useSwipe } from '#ui/swipe'
import { Icon } from '#ui/icon'
import { useLongPress } from '#ui/long-press'
import { useThreadWords } from './words.ts'
import { Attachment } from './attachment.tsx'
import css from './bubble.module.css'
import { useExcerpt } from './excerpt.ts'
import { MessageActions } from './actions/message-actions.tsx'
import { MessageText } from './message-text.tsx'
import { Quote } from './quote.tsx'
import { Reactions } from './reactions.tsx'
import type { ThreadRow } from './rows.ts'
import { useThreadActions } from './actions/thread-actions.ts'
import { StateMark, TeamNoteMark } from './state-mark.tsx'
import { Subject } from './subject.tsx'

interface BubbleProps {
  row: ThreadRow
  message: Message
  isRead: boolean
  /** The arrow keys have chosen this message. */
  isActive: boolean
  isLit: boolean
  words: string | undefined
}

export function Bubble({ row, message, isRead, isActive, isLit, words }: BubbleProps) {
  const t = useThreadWords()
  const { time } = useFormats()
  const excerpt = useExcerpt()
  const { isTeam, reply, show } = useThreadActions()
  const buttonId = useId()
  const [isNear, setNear] = useState(false)
  const { isOwn, isTeamNote, deletedAt, sender, replyTo, may, type } = message
  const isDeleted = deletedAt !== null
  // the team sees a colleague's message to the client on its own side
  const isTeamSide = isOwn || (isTeam && sender.role !== 'client')
  const isNamed = row.isFirst && !isTeamSide && !isTeam
  const press = useLongPress(() => document.getElementById(buttonId)?.click())
  const swipe = useSwipe(() => {
    if (may.reply) reply(message)
  }, 'right')
  const handleBoth =
    (one: (event: PointerEvent<HTMLElement>) => void, other: (event: PointerEvent<HTMLElement>) => void) =>
    (event: PointerEvent<HTMLElement>) => {
      one(event)
      other(event)
    }
  const sentence = t('saidAt', { name: isOwn ? t('you') : sender.name, time: time(message.createdAt), text: excerpt(message).text })
  const label = [isTeamNote ? t('teamNote') : '', sentence].filter(Boolean).join(': ')
  return (
    <article
      className={css.line}
      data-own={isTeamSide || undefined}
      data-note={isTeamNote || undefined}
      data-last={row.isLast || undefined}
      data-lit={isLit || undefined}
      data-message={row.key}
      aria-label={label}
      tabIndex={isActive ? 0 : -1}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}>
      <div className={css.with}>
        <div
          className={css.bubble}
          data-deleted={isDeleted || undefined}
          data-media={type === 'image' || type === 'video' || undefined}
          {...press}
          onPointerDown={handleBoth(press.onPointerDown, swipe.onPointerDown)}
          onPointerMove={handleBoth(press.onPointerMove, swipe.onPointerMove)}
          onPointerUp={handleBoth(press.onPointerUp, swipe.onPointerUp)}
          onPointerCancel={handleBoth(press.onPointerCancel, swipe.onPointerCancel)}>
          {isTeamNote && <TeamNoteMark />}
          {isNamed && <p className={css.sender}>{sender.name}</p>}
          {replyTo && <Quote quote={replyTo} onShow={() => show(replyTo.id)} />}
          {message.about && <Subject messageId={message.id} about={message.about} />}
          {isDeleted ? (
            <p className={css.deleted}>{t('deleted')}</p>
          ) : (
            <>
              <Attachment message={message} />
              {message.message && <MessageText text={message.message} words={words} />}
            </>
          )}
          <p className={css.foot}>
            {message.needsNoAnswer && <span>{t('needsNoAnswer')}</span>}
            <time dateTime={message.createdAt}>
              {isTeam && isTeamSide ? `${isOwn ? t('you') : sender.name}, ` : ''}
              {time(message.createdAt)}
            </time>
            {isTeamSide && !isDeleted && !isTeamNote && <StateMark state={isRead ? 'read' : 'sent'} />}
          </p>
          <span className={css.swipeMark} aria-hidden>
            <Icon of={IconArrowBackUp} />
          </span>
        </div>
        {!isDeleted && <MessageActions message={message} buttonId={buttonId} isNear={isNear} />}
      </div>
      {!isDeleted && <Reactions message={message} />}
    </article>
  )
}
