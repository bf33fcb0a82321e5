import type { Notification } from '@allenio/contract/notifications'
import { clockIn } from '@allenio/domain/days'
import { IconCheck } from '@tabler/icons-react'
import { memo } from 'react'
import { Avatar } from '#ui/avatar'
import { IconButton } from '#ui/icon-button'
import { ListRow } from '#ui/list'
import { VisuallyHidden } from '#ui/visually-hidden'
import { GroupIcon } from './group-icon.tsx'
import css from './list.module.css'
import { useListWords } from './words.ts'

interface RowProps {
  notification: Notification
  timeZone: string
  onOpen: (id: string) => void
  onMark: (id: string) => void
}

/** Memoized, so that a new notification renders only its own row. */
export const NotificationRow = memo(function NotificationRow({ notification, timeZone, onOpen, onMark }: RowProps) {
  const t = useListWords()
  const { id, title, body, link, client, group, createdAt, readAt } = notification
  const isUnread = readAt === null
  return (
    <ListRow
      href={link}
      strong={isUnread}
      title={title}
      sub={body || undefined}
      onClick={() => isUnread && onOpen(id)}
      lead={
        <span className={css.lead} data-unread={isUnread ? id : undefined}>
          {isUnread && (
            <span className={css.dot}>
              <VisuallyHidden>{t('isUnread')}</VisuallyHidden>
            </span>
          )}
          {client ? <Avatar name={client.name} photo={client.photo} size={36} seed={client.id} /> : <GroupIcon group={group} />}
        </span>
      }
      meta={
        <time className={css.time} data-alone={body ? undefined : true} dateTime={createdAt}>
          {clockIn(timeZone, Date.parse(createdAt))}
        </time>
      }
      actions={
        isUnread && (
          <span className={css.mark}>
            <IconButton
              label={t('markOneShort')}
              aria-label={t('markOne', { title })}
              size="small"
              side="left"
              icon={IconCheck}
              onClick={() => onMark(id)}
            />
          </span>
        )
      }
    />
  )
})
