import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '#ui/empty-state'
import { IconButton } from '#ui/icon-button'
import { ScheduledPicture } from '#ui/illustrations'
import { BareList } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SidePanel } from '#ui/side-panel'
import { SkeletonRows } from '#ui/skeleton'
import { useDeskWords } from '../words.ts'
import { refetchDelay, scheduledQuery } from './data.ts'
import { ScheduledRow } from './scheduled-row.tsx'
import { EditForm } from './edit-form.tsx'

interface ScheduledPanelProps {
  /** Limits the panel to one conversation; without it, the panel shows all of one's own messages. */
  conversationId?: string
  onClose: () => void
}

/** The messages that wait, the next one first, and those that could not be sent, with the reason. */
export function ScheduledPanel({ conversationId, onClose }: ScheduledPanelProps) {
  const t = useDeskWords()
  const [idInForm, setIdInForm] = useState<string>()
  const query = useQuery({
    ...scheduledQuery(conversationId),
    refetchInterval: ({ state }) => refetchDelay(state.data?.scheduledMessages, Date.now()),
  })
  const messageInForm = query.data?.scheduledMessages.find(({ id }) => id === idInForm)
  const closeForm = () => setIdInForm(undefined)
  if (messageInForm) {
    return (
      <SidePanel
        opened
        onClose={onClose}
        title={t('editScheduled')}
        tools={<IconButton label={t('back')} icon={IconArrowLeft} onClick={closeForm} />}>
        <EditForm scheduled={messageInForm} onDone={closeForm} />
      </SidePanel>
    )
  }
  return (
    <SidePanel opened onClose={onClose} title={t('scheduled')} bare>
      <Loaded query={query} failed={t('scheduledFailed')} skeleton={<SkeletonRows rows={4} columns={0} hasAvatar tall />}>
        {({ scheduledMessages }) =>
          scheduledMessages.length === 0 ? (
            <EmptyState picture={<ScheduledPicture />} title={t('scheduledEmpty')} text={t('scheduledEmptyText')} />
          ) : (
            <BareList aria-label={t('scheduled')}>
              {scheduledMessages.map(each => (
                <ScheduledRow key={each.id} scheduled={each} isHere={conversationId !== undefined} onEdit={() => setIdInForm(each.id)} />
              ))}
            </BareList>
          )
        }
      </Loaded>
    </SidePanel>
  )
}
