/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- one walks through messages by the arrows */
import type { Message } from '@allenio/contract/chat'
import { useIsOnline } from '#lib/device'
import { useFormats } from '#lib/formats'
import { discardWrite, retryWrite } from '#lib/offline'
import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import type { Outgoing } from './outgoing-messages.ts'
import { useThreadWords } from '../words.ts'
import css from '../bubble.module.css'
import { MessageText } from '../message-text.tsx'
import { OutgoingFile } from './outgoing-file.tsx'
import { Quote, quoteOf } from '../quote.tsx'
import type { ThreadRow } from '../rows.ts'
import { useThreadActions } from '../actions/thread-actions.ts'
import { StateMark, TeamNoteMark } from '../state-mark.tsx'

interface OutgoingBubbleProps {
  row: ThreadRow
  outgoing: Outgoing
  answered: Message | undefined
  isActive: boolean
}

/** A message that has not been sent yet, or that the server refused and the person has to decide about. */
export function OutgoingBubble({ row, outgoing, answered, isActive }: OutgoingBubbleProps) {
  const t = useThreadWords()
  const { time } = useFormats()
  const isOnline = useIsOnline()
  const { show } = useThreadActions()
  const { writeId, message, file, refusal, isPaused, writtenAt, isTeamNote } = outgoing
  const state = refusal !== undefined ? 'failed' : isPaused ? 'paused' : isOnline ? 'sending' : 'waiting'
  const sentence = t('saidAt', { name: t('you'), time: time(new Date(writtenAt)), text: message || file?.name || t('file') })
  return (
    <article
      className={css.line}
      data-own
      data-note={isTeamNote || undefined}
      data-last={row.isLast || undefined}
      data-message={row.key}
      aria-label={sentence}
      tabIndex={isActive ? 0 : -1}>
      <div className={css.with}>
        <div className={css.bubble} data-failed={refusal !== undefined || undefined}>
          {isTeamNote && <TeamNoteMark />}
          {answered && <Quote quote={quoteOf(answered)} onShow={() => show(answered.id)} />}
          {file && <OutgoingFile outgoing={outgoing} file={file} />}
          {message && <MessageText text={message} />}
          <p className={css.foot}>
            <time>{time(new Date(writtenAt))}</time>
            <StateMark state={state} />
          </p>
        </div>
      </div>
      {refusal !== undefined && (
        <div className={css.refusal}>
          <p role="alert">{refusal}</p>
          <Row gap={8}>
            <Button size="small" onClick={() => void retryWrite(writeId)}>
              {t('retry')}
            </Button>
            <Button size="small" kind="quiet" onClick={() => void discardWrite(writeId)}>
              {t('discard')}
            </Button>
          </Row>
        </div>
      )}
    </article>
  )
}
