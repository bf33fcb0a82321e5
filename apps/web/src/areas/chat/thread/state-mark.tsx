import { IconAlertCircle, IconCheck, IconChecks, IconClock, IconCloudOff, IconLock, IconPlayerPause } from '@tabler/icons-react'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useThreadWords } from './words.ts'
import css from './bubble.module.css'

const marks = {
  sending: { of: IconClock, word: 'sending' },
  waiting: { of: IconCloudOff, word: 'waitingForNetwork' },
  paused: { of: IconPlayerPause, word: 'paused' },
  sent: { of: IconCheck, word: 'sent' },
  read: { of: IconChecks, word: 'read' },
  failed: { of: IconAlertCircle, word: 'notSent' },
} as const

export type SentState = keyof typeof marks

const isSpokenOnly = (state: SentState) => state === 'sent' || state === 'read'

/** The state of a message that the reader sent; one that is still being sent says so in words. */
export function StateMark({ state }: { state: SentState }) {
  const t = useThreadWords()
  const { of, word } = marks[state]
  return (
    <Row as="span" inline gap={4} className={state === 'failed' ? css.failed : undefined} title={t(word)}>
      <Icon of={of} size={14} />
      {isSpokenOnly(state) ? <VisuallyHidden>{t(word)}</VisuallyHidden> : t(word)}
    </Row>
  )
}

/** Above a message that only the team sees. */
export function TeamNoteMark() {
  const t = useThreadWords()
  return (
    <Row as="p" gap={6} className={css.noteMark}>
      <Icon of={IconLock} size={16} />
      {t('teamNote')}
    </Row>
  )
}
