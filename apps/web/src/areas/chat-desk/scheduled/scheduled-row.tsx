import type { ScheduledMessage } from '@allenio/contract/chat-desk'
import { addDays, romeDay } from '@allenio/domain/days'
import { IconAlertCircle, IconClock, IconMessage, IconPencil, IconSend, IconTrash } from '@tabler/icons-react'
import { hrefTo } from '#lib/screens'
import { useMinute } from '#lib/device'
import { useFormats } from '#lib/formats'
import { Avatar } from '#ui/avatar'
import { FileLine } from '#ui/file-mark'
import { Icon } from '#ui/icon'
import { Row, Stack } from '#ui/layout'
import type { MenuItem } from '#ui/menu'
import { RowActions } from '#ui/row-actions'
import { Text } from '#ui/text'
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
  const sendTime = useSendTime()
  const now = useMinute()
  const { sendNow, cancel } = useScheduledActions()
  const { conversation, message, file, sendAt, state, refusal, may } = scheduled
  const isDue = state === 'waiting' && Date.parse(sendAt) <= now
  const actions = (): MenuItem[] => [
    ...(may.update
      ? [
          { label: t('edit'), icon: IconPencil, onClick: onEdit },
          { label: t('sendNow'), icon: IconSend, onClick: () => sendNow(scheduled) },
        ]
      : []),
    ...(isHere ? [] : [{ label: t('openChat'), icon: IconMessage, href: hrefTo('/chats', { search: { c: conversation.id } }) }]),
    ...(may.delete ? [{ label: t('cancelSending'), icon: IconTrash, danger: true, onClick: () => cancel(scheduled) }] : []),
  ]
  return (
    <Row as="li" align="start" gap={12} className={css.row}>
      {!isHere && <Avatar name={conversation.title} photo={conversation.photo} size={36} seed={conversation.clientId} />}
      <Stack gap={4} grow>
        {!isHere && (
          <Text as="span" weight={600} breaks>
            {conversation.title}
          </Text>
        )}
        <Text as="span" tone={state === 'refused' ? 'error' : 2} weight={500}>
          <Row as="span" align="start" gap={6}>
            <Icon of={state === 'refused' ? IconAlertCircle : IconClock} size={16} className={css.mark} />
            {state === 'refused' ? [t('notSent'), refusal].filter(Boolean).join(': ') : isDue ? t('leaving') : sendTime(sendAt)}
          </Row>
        </Text>
        {message && <p className={css.message}>{message}</p>}
        {file && <FileLine file={file} />}
        {state === 'refused' && (
          <Text as="span" size="small" tone={3}>
            {t('notSentAt', { when: sendTime(sendAt) })}
          </Text>
        )}
      </Stack>
      <RowActions label={t('actions', { name: conversation.title })} items={actions} />
    </Row>
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
