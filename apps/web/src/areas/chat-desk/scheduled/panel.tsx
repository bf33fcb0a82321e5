import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { IconButton } from '#ui/icon-button'
import { ScheduledPicture } from '#ui/illustrations'
import { SidePanel } from '#ui/side-panel'
import { SkeletonRows } from '#ui/skeleton'
import { useDeskWords } from '../words.ts'
import { EditForm } from './edit-form.tsx'
import { refetchDelay, scheduledQuery } from './data.ts'
import css from './scheduled.module.css'
import { ScheduledRow } from './scheduled-row.tsx'

interface ScheduledPanelProps {
  /** Limits the panel to one conversation; without it, the panel shows all of one's own messages. */
  conversationId?: string
  onClose: () => void
}

/** The messages that wait, the next one first, and those that could not be sent, with the reason. */
export function ScheduledPanel({ conversationId, onClose }: ScheduledPanelProps) {
  const t = useDeskWords()
  const [idInForm, setIdInForm] = useState<string>()
  const { data, isError, isRefetching, refetch } = useQuery({
    ...scheduledQuery(conversationId),
    refetchInterval: ({ state }) => refetchDelay(state.data?.scheduledMessages, Date.now()),
  })
  const messages = data?.scheduledMessages ?? []
  const messageInForm = messages.find(({ id }) => id === idInForm)
  const closeForm = () => setIdInForm(undefined)
  if (messageInForm) {
    return (
      <SidePanel
        opened
        onClose={onClose}
        title={t('editScheduled')}
        tools={<IconButton label={t('back')} icon={<IconArrowLeft />} onClick={closeForm} />}>
        <EditForm scheduled={messageInForm} onDone={closeForm} />
      </SidePanel>
    )
  }
  return (
    <SidePanel opened onClose={onClose} title={t('scheduled')} bare>
      {!data && isError ? (
        <ErrorState title={t('scheduledFailed')} onRetry={() => void refetch()} retrying={isRefetching} />
      ) : !data ? (
        <SkeletonRows rows={4} columns={0} avatar tall />
      ) : messages.length === 0 ? (
        <EmptyState picture={<ScheduledPicture />} title={t('scheduledEmpty')} text={t('scheduledEmptyText')} />
      ) : (
        <ul className={css.list} aria-label={t('scheduled')}>
          {messages.map(each => (
            <ScheduledRow key={each.id} scheduled={each} isHere={conversationId !== undefined} onEdit={() => setIdInForm(each.id)} />
          ))}
        </ul>
      )}
    </SidePanel>
  )
}
