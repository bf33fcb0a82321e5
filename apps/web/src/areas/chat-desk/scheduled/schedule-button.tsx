import type { Input } from '@allenio/contract'
import { scheduleMessage } from '@allenio/contract/chat-desk'
import { newId } from '@allenio/domain/ids'
import { IconCalendarClock, IconCalendarEvent, IconClock, IconListDetails } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { IconButton } from '#ui/icon-button'
import { Menu } from '#ui/menu'
import { toast } from '#ui/toast'
import { useDeskWords } from '../words.ts'
import { scheduledQuery } from './data.ts'
import { presetsAt } from './moments.ts'
import { MomentDialog } from './moment-dialog.tsx'
import { ScheduledPanel } from './panel.tsx'

export interface ScheduleButtonProps {
  conversationId: string
  /** The message to schedule; without it the button only opens the list of waiting ones. */
  content: Pick<Input<typeof scheduleMessage>, 'message' | 'uploadId' | 'attachmentId'> | undefined
  onScheduled: () => void
}

/** A button beside the send button, which sends the message later. */
export function ScheduleButton({ conversationId, content, onScheduled }: ScheduleButtonProps) {
  const t = useDeskWords()
  const { time } = useFormats()
  const [openPart, setOpenPart] = useState<'moment' | 'list'>()
  const close = () => setOpenPart(undefined)
  // the id stays the same until the message is scheduled, so that a press after a lost answer does not schedule it twice
  const deviceId = useRef(newId())
  const { data } = useQuery(scheduledQuery(conversationId))
  const waitingCount = data?.scheduledMessages.length ?? 0
  const toInput = (at: Date) => ({ conversationId, ...content, sendAt: at.toISOString(), deviceId: deviceId.current })
  const finish = (message: string | undefined) => {
    deviceId.current = newId()
    if (message) toast({ type: 'success', text: message })
    close()
    onScheduled()
  }
  const scheduling = useCall(scheduleMessage, { onSuccess: (_, { message }) => finish(message) })
  const schedule = (at: Date) => {
    if (!scheduling.isPending) scheduling.mutate(toInput(at))
  }
  const times = () => [
    ...presetsAt(new Date()).map(({ preset, at }) => ({ label: t(preset), hint: time(at), icon: IconClock, onClick: () => schedule(at) })),
    { label: t('chooseMoment'), icon: IconCalendarEvent, onClick: () => setOpenPart('moment') },
  ]
  const list = {
    label: t('scheduled'),
    icon: IconListDetails,
    onClick: () => setOpenPart('list'),
    ...(waitingCount > 0 && { hint: String(waitingCount) }),
  }
  return (
    <>
      <Menu groups={[...(content ? [{ items: times() }] : []), { items: [list] }]} side="top-end">
        <IconButton label={t('schedule')} icon={IconCalendarClock} hasDot={waitingCount > 0} isBusy={scheduling.isPending} />
      </Menu>
      {openPart === 'moment' && <MomentDialog toInput={toInput} onScheduled={finish} onClose={close} />}
      {openPart === 'list' && <ScheduledPanel conversationId={conversationId} onClose={close} />}
    </>
  )
}
