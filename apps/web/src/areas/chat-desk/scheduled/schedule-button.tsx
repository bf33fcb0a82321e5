import type { Input } from '@allenio/contract'
import { scheduleMessage } from '@allenio/contract/chat-desk'
import { newId } from '@allenio/domain/ids'
import { IconCalendarClock, IconCalendarEvent, IconClock, IconListDetails } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { IconButton } from '#ui/icon-button'
import { Menu } from '#ui/menu'
import type { MenuGroup } from '#ui/menu'
import { toast } from '#ui/toast'
import { useDeskWords } from '../words.ts'
import { presetsAt } from './moments.ts'
import { scheduledQuery } from './data.ts'

const MomentDialog = lazy(async () => ({ default: (await import('./moment-dialog.tsx')).MomentDialog }))
const ScheduledPanel = lazy(async () => ({ default: (await import('./panel.tsx')).ScheduledPanel }))

export interface ScheduleButtonProps {
  conversationId: string
  /** The message to schedule; without it the button only opens the list of waiting ones. */
  content: Pick<Input<typeof scheduleMessage>, 'message' | 'uploadId' | 'attachmentId'> | undefined
  onScheduled: () => void
}

/** Beside the send button: sends the same message later. */
export function ScheduleButton({ conversationId, content, onScheduled }: ScheduleButtonProps) {
  const t = useDeskWords()
  const { time } = useFormats()
  const [openPart, setOpenPart] = useState<'moment' | 'list'>()
  // the id stays the same until the message is scheduled, so that a press after a lost answer does not schedule it twice
  const deviceId = useRef(newId())
  const { data } = useQuery(scheduledQuery(conversationId))
  const waitingCount = data?.scheduledMessages.length ?? 0
  const scheduling = useCall(scheduleMessage, {
    onSuccess: (_, { message }) => {
      deviceId.current = newId()
      if (message) toast({ type: 'success', text: message })
      setOpenPart(undefined)
      onScheduled()
    },
  })
  const schedule = (at: Date) => {
    if (content && !scheduling.isPending) {
      scheduling.mutate({ conversationId, ...content, sendAt: at.toISOString(), deviceId: deviceId.current })
    }
  }
  const groups = (): MenuGroup[] => [
    ...(content
      ? [
          {
            items: [
              ...presetsAt(new Date()).map(({ preset, at }) => ({
                label: t(preset),
                hint: time(at),
                icon: <IconClock stroke={1.5} />,
                onClick: () => schedule(at),
              })),
              { label: t('chooseMoment'), icon: <IconCalendarEvent stroke={1.5} />, onClick: () => setOpenPart('moment') },
            ],
          },
        ]
      : []),
    {
      items: [
        {
          label: t('scheduled'),
          icon: <IconListDetails stroke={1.5} />,
          onClick: () => setOpenPart('list'),
          ...(waitingCount > 0 && { hint: String(waitingCount) }),
        },
      ],
    },
  ]
  return (
    <>
      <Menu groups={groups()} side="top-end">
        <IconButton label={t('schedule')} icon={<IconCalendarClock />} dot={waitingCount > 0} loading={scheduling.isPending} />
      </Menu>
      <Suspense>
        {openPart === 'moment' && <MomentDialog isBusy={scheduling.isPending} onChoose={schedule} onClose={() => setOpenPart(undefined)} />}
        {openPart === 'list' && <ScheduledPanel conversationId={conversationId} onClose={() => setOpenPart(undefined)} />}
      </Suspense>
    </>
  )
}
