import type { Conversation } from '@allenio/contract/chat'
import { IconClock, IconCloudOff, IconMessageOff, IconMicrophoneOff, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useOutOfHoursNotice } from '#areas/chat-desk'
import { useOnline } from '#lib/device'
import { IconButton } from '#ui/icon-button'
import { useOutgoing } from '../thread/outgoing-messages.ts'
import { useComposerWords } from './words.ts'
import css from './composer.module.css'
import type { RecorderState } from './use-recorder.ts'

interface StateLineProps {
  conversation: Conversation
  recorder: RecorderState
  onRecorderRead: () => void
}

/** Warns before writing: nobody answers now, messages wait to be sent, or the microphone cannot be used. */
export function StateLine({ conversation, recorder, onRecorderRead }: StateLineProps) {
  const t = useComposerWords()
  const isOnline = useOnline()
  const waiting = useOutgoing(conversation.id).filter(({ refusal }) => refusal === undefined).length
  const { answeringHours, closure } = conversation
  const outOfHours = useOutOfHoursNotice(answeringHours)
  if (recorder === 'refused' || recorder === 'absent') {
    return (
      <Line icon={<IconMicrophoneOff stroke={1.5} aria-hidden />} tone="attention">
        {recorder === 'refused' ? t('micRefused') : t('micAbsent')}
        <IconButton label={t('understood')} icon={<IconX stroke={1.5} />} size="small" onClick={onRecorderRead} />
      </Line>
    )
  }
  if (closure) return <Line icon={<IconMessageOff stroke={1.5} aria-hidden />}>{closure.message}</Line>
  if (!isOnline) {
    const text = waiting > 0 ? t('offlineWaiting', { count: waiting }) : t('offline')
    return <Line icon={<IconCloudOff stroke={1.5} aria-hidden />}>{text}</Line>
  }
  if (outOfHours !== undefined) return <Line icon={<IconClock stroke={1.5} aria-hidden />}>{outOfHours}</Line>
  return null
}

const Line = ({ icon, tone, children }: { icon: ReactNode; tone?: 'attention'; children: ReactNode }) => (
  <output className={css.stateLine} data-tone={tone}>
    {icon}
    {children}
  </output>
)
