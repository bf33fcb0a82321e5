import type { ScheduledMessage } from '@allenio/contract/chat-desk'
import { addDays } from '@allenio/domain/days'
import { romeDay } from '@allenio/domain/formats'
import { IconAlertCircle, IconClock, IconMessage, IconPencil, IconSend, IconTrash } from '@tabler/icons-react'
import { useMinute } from '#lib/device'
import { useFormats } from '#lib/formats'
import { Avatar } from '#ui/avatar'
import { FileLine } from '#ui/file-mark'
import type { MenuItem } from '#ui/menu'
import { RowActions } from '#ui/row-actions'
import { useDeskWords } from '../words.ts'
import css from './scheduled.module.css'
import { useScheduledActions } from './data.ts'

interface ScheduledRowProps {
  scheduled: ScheduledMessage
  /** The row is shown in its own conversation. */
  isHere: boolean
  onEdit: () => void
}

export function ScheduledRow({ scheduled, isHere, onEdit }: ScheduledRowProps) {
  const t = useDeskWords()
  const when = useSendTime()
  const now = useMinute()
  const { sendNow, cancel } = useScheduledActions()
  const { conversation, message, file, sendAt, state, refusal, may } = scheduled
  const isDue = state === 'waiting' && Date.parse(sendAt) <= now
  const actions = (): MenuItem[] => [
    ...(may.update
      ? [
          { label: t('edit'), icon: <IconPencil stroke={1.5} />, onClick: onEdit },
          { label: t('sendNow'), icon: <IconSend stroke={1.5} />, onClick: () => sendNow(scheduled) },
        ]
      : []),
    ...(isHere ? [] : [{ label: t('openChat'), icon: <IconMessage stroke={1.5} />, href: `/chats?c=${conversation.id}` }]),
    ...(may.delete
      ? [{ label: t('cancelSending'), icon: <IconTrash stroke={1.5} />, danger: true, onClick: () => cancel(scheduled) }]
      : []),
  ]
  return (
    <li className={css.row}>
      {!isHere && <Avatar name={conversation.title} photo={conversation.photo} size={36} seed={conversation.clientId} />}
      <div className={css.words}>
        {!isHere && <span className={css.name}>{conversation.title}</span>}
        {state === 'refused' ? (
          <span className={css.refused}>
            <IconAlertCircle stroke={1.5} aria-hidden />
            {t('notSent')}
            {refusal && `: ${refusal}`}
          </span>
        ) : (
          <span className={css.when}>
            <IconClock stroke={1.5} aria-hidden />
            {isDue ? t('leaving') : when(sendAt)}
          </span>
        )}
        {message && <p className={css.message}>{message}</p>}
        {file && <FileLine file={file} />}
        {state === 'refused' && <span className={css.hint}>{t('notSentAt', { when: when(sendAt) })}</span>}
      </div>
      <RowActions label={t('actions', { name: conversation.title })} items={actions} />
    </li>
  )
}

/** 'domani, 09:00', 'giovedì 12 mar 2026, 18:05' */
function useSendTime() {
  const t = useDeskWords()
  const { day, time, weekday } = useFormats()
  const today = romeDay(new Date(useMinute()))
  return (when: string | Date): string => {
    const sendDay = romeDay(when)
    if (sendDay === today) return t('today', { time: time(when) })
    if (sendDay === addDays(today, 1)) return t('tomorrow', { time: time(when) })
    return t('onDay', { weekday: weekday(when), day: day(when), time: time(when) })
  }
}
