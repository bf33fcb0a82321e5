import type { Conversation } from '@allenio/contract/chat'
import { IconClock, IconCloudOff, IconMessageOff, IconMicrophoneOff, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useOutOfHoursNotice } from '#areas/chat-desk'
import { useIsOnline } from '#lib/device'
import { Icon } from '#ui/icon'
import type { IconComponent } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { Text } from '#ui/text'
import { useOutgoing } from '../thread/outgoing/outgoing-messages.ts'
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
  const isOnline = useIsOnline()
  const waiting = useOutgoing(conversation.id).filter(({ refusal }) => refusal === undefined).length
  const { answeringHours, closure } = conversation
  const outOfHours = useOutOfHoursNotice(answeringHours)
  if (recorder === 'refused' || recorder === 'absent') {
    return (
      <Line icon={IconMicrophoneOff} tone="attention">
        {recorder === 'refused' ? t('micRefused') : t('micAbsent')}
        <IconButton label={t('understood')} icon={IconX} size="small" onClick={onRecorderRead} />
      </Line>
    )
  }
  if (closure) return <Line icon={IconMessageOff}>{closure.message}</Line>
  if (!isOnline) {
    const text = waiting > 0 ? t('offlineWaiting', { count: waiting }) : t('offline')
    return <Line icon={IconCloudOff}>{text}</Line>
  }
  if (outOfHours !== undefined) return <Line icon={IconClock}>{outOfHours}</Line>
  return null
}

const Line = ({ icon, tone, children }: { icon: IconComponent; tone?: 'attention'; children: ReactNode }) => (
  <Text as="output" tone={tone ?? 2} className={css.stateLine}>
    <Icon of={icon} size={18} />
    {children}
  </Text>
)
